import {type ReactNode, useState} from 'react';
import Editor from './Editor';
import type {LiveModel, LiveState} from './live-state';

interface Props {
  model: LiveModel;
  state: LiveState;
  onRun: () => void;
}

/** The files of a program, one at a time. */
export default function FileEditor({model, state: {program, edits}, onRun}: Props): ReactNode {
  const paths = Object.keys(program?.files ?? {}).sort(bySubject);
  const [chosen, setChosen] = useState(paths[0] ?? '');
  const path = paths.includes(chosen) ? chosen : (paths[0] ?? '');
  return (
    <>
      <p className="live__note">
        <label className="live__choice">
          File{' '}
          <select
            value={path}
            onChange={({target}) => {
              setChosen(target.value);
            }}
          >
            {paths.map((file) => (
              <option key={file} value={file}>
                {shortName(file, program?.name ?? '')}
                {file in edits ? ' (edited)' : ''}
              </option>
            ))}
          </select>
        </label>{' '}
        An edit starts the program anew. Types are not checked here.
      </p>
      <Editor
        key={path}
        label={`Code of ${shortName(path, program?.name ?? '')}`}
        language="typescript"
        value={edits[path] ?? program?.files[path] ?? ''}
        onRun={onRun}
        onChange={(text) => {
          model.editFile(path, text);
        }}
      />
    </>
  );
}

function shortName(path: string, program: string): string {
  return path.startsWith(`${program}/`) ? path.slice(program.length + 1) : path;
}

/** DTOs first, as most edits are there; what starts the program last. */
function bySubject(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function rank(path: string): number {
  if (path.includes('.dto')) return 0;
  return path.endsWith('/program.ts') ? 2 : 1;
}
