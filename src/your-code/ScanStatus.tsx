import {type ReactNode, useEffect, useRef} from 'react';
import {LARGEST_FILE, SKIPPED_FOLDERS} from './engine/file-kinds';
import type {Note} from './sandbox/scan-messages';
import {codeOf, type ScanOutcome, type ProjectScan} from './useScan';

/** How much of what is listed was found. */
export interface Counts {
  changes: number;
  dangers: number;
}

/** How a scan goes, and what it came to: its result gets the focus. */
export default function ScanStatus({
  scan: {state, stop},
  changes,
  dangers,
}: {scan: ProjectScan} & Counts): ReactNode {
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    result.current?.focus({preventScroll: true});
    result.current?.scrollIntoView({block: 'nearest'});
  }, [state]);
  return (
    <div className="your-code__status">
      {state.kind === 'idle' && (
        <p>
          <span className="your-code__drop">Drop a folder here, or choose it. </span>
          Your files stay where they are.
        </p>
      )}
      {state.kind === 'scanning' && (
        <>
          <p role="status">Searching …</p>
          <div className="your-code__progress">
            <progress value={state.done} max={state.total} aria-label="Searched files" />
            <button type="button" className="button button--outline button--primary" onClick={stop}>
              Stop
            </button>
            <span>
              {state.done} of {state.total} files: <code>{state.path}</code>
            </span>
          </div>
        </>
      )}
      {(state.kind === 'found' || state.kind === 'failed') && (
        <h2 className="your-code__result" tabIndex={-1} ref={result}>
          {state.kind === 'failed'
            ? state.message
            : `Found in ${codeOf(state.outcome)}: ${countOf(dangers, 'danger')} and ${countOf(changes, 'change')}`}
        </h2>
      )}
      {state.kind === 'found' && <Scanned outcome={state.outcome} />}
    </div>
  );
}

const countOf = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** What was scanned, and what was not. */
function Scanned({outcome}: {outcome: ScanOutcome}): ReactNode {
  const {scanned, isWhole, picked, packages} = outcome;
  const names = Object.entries(packages).map(([name, version]) => `${name} ${version}`.trim());
  if (picked.isPasted) {
    return (
      <>
        <p>
          {names.length > 0 ? `It imports ${names.join(', ')}. ` : 'It imports no package of nestjs-query. '}
          Other files were not searched: choose the folder of your project to include them.
        </p>
        <Notes {...outcome} />
      </>
    );
  }
  return (
    <>
      <p>
        {isWhole ? 'Searched' : 'Stopped. Searched'} {scanned} of {picked.total} files
        {names.length > 0
          ? `, with ${names.join(', ')}.`
          : '. This does not look like a project with nestjs-query: no package.json names one of its packages, and no file imports one.'}
      </p>
      <details>
        <summary>What was not searched</summary>
        <ul>
          <li>
            {picked.skipped.folder ?? 0} files in {SKIPPED_FOLDERS.join(', ')} and folders whose names begin
            with a dot
          </li>
          <li>{picked.skipped.declarations ?? 0} files with types only (.d.ts)</li>
          <li>tests, for dangers</li>
          <li>files of other kinds than TypeScript, GraphQL, package.json and nest-cli.json</li>
        </ul>
        <Notes {...outcome} />
      </details>
    </>
  );
}

/** Files that could not be scanned, or not as a whole. */
function Notes({notes, moreNotes}: ScanOutcome): ReactNode {
  return (
    notes.length > 0 && (
      <ul>
        {notes.map((note) => (
          <li key={`${note.path}${note.kind}`}>
            <code>{note.path}</code>: {describeNote(note)}
          </li>
        ))}
        {moreNotes > 0 && <li>and {moreNotes} more</li>}
      </ul>
    )
  );
}

function describeNote({kind, detail}: Note): string {
  if (kind === 'large') return `left out, because it is larger than ${LARGEST_FILE / 1_000_000} MB`;
  if (kind === 'binary') return 'left out, because it is no text';
  if (kind === 'slow') return 'left out, because it took longer than five seconds';
  if (kind === 'unreadable') return 'left out, because the browser could not read it';
  if (kind === 'long-lines') return `${detail ?? 'some'} lines left out, because they are too long`;
  return `could not be parsed, so it was only searched by lines (${detail ?? 'syntax'})`;
}
