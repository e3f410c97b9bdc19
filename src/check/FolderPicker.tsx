import {type ReactNode, useId, useState} from 'react';
import {kindOf, LARGEST_FILE, SKIPPED_FOLDERS} from './engine/files';
import {filesOf, pick} from './pick';
import type {Note} from './sandbox/protocol';
import type {Outcome, Search} from './useSearch';

/** Takes a folder or a text, and says how the search goes. */
export default function FolderPicker({search}: {search: Search}): ReactNode {
  const {state, begin, stop} = search;
  const isSearching = state.kind === 'searching';
  return (
    <div className="check__pick">
      <p className="check__buttons">
        <label className="button button--primary check__folder">
          Choose the folder of your project
          <input
            type="file"
            multiple
            // @ts-expect-error React's types do not have it; every browser on a desktop does.
            webkitdirectory=""
            onChange={({target}) => {
              if (target.files) begin(pick(filesOf(target.files)));
              // The same folder can be chosen again.
              target.value = '';
            }}
          />
        </label>
        {isSearching && (
          <button type="button" className="button button--secondary" onClick={stop}>
            Stop
          </button>
        )}
      </p>
      <Paste
        onText={(path, text) => {
          begin(pick([{path, file: new File([text], path)}]));
        }}
      />
      <div role="status" className="check__status">
        <Status search={search} />
      </div>
    </div>
  );
}

function Paste({onText}: {onText: (path: string, text: string) => void}): ReactNode {
  const id = useId();
  const [path, setPath] = useState('src/ticket.dto.ts');
  const [text, setText] = useState('');
  const isKnown = kindOf(path) !== undefined;
  return (
    <details className="check__paste">
      <summary>Or paste the text of a file</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onText(path, text);
        }}
      >
        <label htmlFor={`${id}path`}>Name of the file</label>
        <input
          id={`${id}path`}
          value={path}
          onChange={({target}) => {
            setPath(target.value);
          }}
        />
        <label htmlFor={`${id}text`}>Its text</label>
        <textarea
          id={`${id}text`}
          rows={8}
          value={text}
          spellCheck={false}
          onChange={({target}) => {
            setText(target.value);
          }}
        />
        <button type="submit" className="button button--secondary" disabled={!isKnown || !text}>
          Search this text
        </button>
        {!isKnown && <span> Names end in .ts, .tsx, .mts, .cts or .graphql, or are package.json.</span>}
      </form>
    </details>
  );
}

function Status({search: {state}}: {search: Search}): ReactNode {
  if (state.kind === 'searching') {
    const {done, total, path} = state;
    return (
      <>
        Searching file {done + 1} of {total} … <code>{path}</code>
        <progress value={done} max={total} aria-label="Searched files" />
      </>
    );
  }
  if (state.kind === 'failed') return <strong>{state.message}</strong>;
  if (state.kind === 'idle') return 'Nothing searched yet. Your files stay where they are.';
  return <Summary outcome={state.outcome} />;
}

function Summary({outcome}: {outcome: Outcome}): ReactNode {
  const {searched, isWhole, picked, packages, notes, moreNotes} = outcome;
  const names = Object.entries(packages);
  return (
    <>
      {isWhole ? 'Searched' : 'Stopped. Searched'} {searched} of {picked.total} files.{' '}
      {names.length > 0 ? (
        <>Found {names.map(([name, version]) => `${name} ${version}`.trim()).join(', ')}.</>
      ) : (
        <strong>
          This does not look like a project with nestjs-query: no package.json names one of its packages, and
          no file imports one.
        </strong>
      )}
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
    </>
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
