import {type ReactNode, useRef} from 'react';
import {LARGEST_FILE, SKIPPED_FOLDERS} from './engine/files';
import type {Note} from './sandbox/protocol';
import type {Outcome, Search, SearchState} from './useSearch';

/** How much of what is listed was found. */
export interface Counts {
  changes: number;
  dangers: number;
}

/** How a search goes, and what it came to. Its end is announced; its progress, which changes ten times a second, is not. */
export default function SearchStatus({
  search: {state, stop},
  ...counts
}: {search: Search} & Counts): ReactNode {
  const summary = useRef<HTMLDivElement>(null);
  return (
    <div className="your-code__status">
      <div role="status" tabIndex={-1} ref={summary}>
        <Summary state={state} {...counts} />
      </div>
      {state.kind === 'searching' && (
        <div className="your-code__progress">
          <progress value={state.done} max={state.total} aria-label="Searched files" />
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={() => {
              stop();
              // The button goes with the search.
              summary.current?.focus();
            }}
          >
            Stop
          </button>
          <span>
            {state.done} of {state.total} files: <code>{state.path}</code>
          </span>
        </div>
      )}
      {state.kind === 'found' && <LeftOut outcome={state.outcome} />}
    </div>
  );
}

function Summary({state, changes, dangers}: {state: SearchState} & Counts): ReactNode {
  if (state.kind === 'searching') return 'Searching …';
  if (state.kind === 'failed') return <strong>{state.message}</strong>;
  if (state.kind === 'idle') return 'Drop a folder here, or choose it. Your files stay where they are.';
  const {searched, isWhole, picked, packages} = state.outcome;
  const names = Object.entries(packages);
  return (
    <>
      <strong>
        {names.length > 0
          ? `Found in your code: ${countOf(changes, 'change')} and ${countOf(dangers, 'danger')}.`
          : 'This does not look like a project with nestjs-query: no package.json names one of its packages, and no file imports one.'}
      </strong>{' '}
      {isWhole ? 'Searched' : 'Stopped. Searched'} {searched} of {picked.total} files
      {names.length > 0 && `, with ${names.map(([name, version]) => `${name} ${version}`.trim()).join(', ')}`}
      .
    </>
  );
}

const countOf = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

function LeftOut({outcome: {picked, notes, moreNotes}}: {outcome: Outcome}): ReactNode {
  return (
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
        {notes.map((note) => (
          <li key={`${note.path}${note.kind}`}>
            <code>{note.path}</code>: {describeNote(note)}
          </li>
        ))}
        {moreNotes > 0 && <li>and {moreNotes} more</li>}
      </ul>
    </details>
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
