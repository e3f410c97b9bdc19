import {type ReactNode, useState} from 'react';
import Editor from './Editor';
import type {LiveModel, LiveState} from './live-state';
import LiveTabs, {type Tab} from './Tabs';

interface Props {
  model: LiveModel;
  state: LiveState;
  onRun: () => void;
}

/** The files of a program, one at a time. */
export default function FileEditor({model, state: {program, edits}, onRun}: Props): ReactNode {
  const paths = Object.keys(program?.files ?? {}).sort(bySubject);
  const [chosen, setChosen] = useState('');
  const tabs = paths.map((file): Tab => {
    const name = shortName(file, program?.name ?? '');
    return {
      name,
      note: file in edits ? ' (edited)' : undefined,
      content: (
        <Editor
          key={file}
          label={`Code of ${name}`}
          language="typescript"
          value={edits[file] ?? program?.files[file] ?? ''}
          onRun={onRun}
          onChange={(text) => {
            model.editFile(file, text);
          }}
        />
      ),
    };
  });
  return (
    <>
      <LiveTabs label="Files" tabs={tabs} selected={chosen} onSelect={setChosen} />
      <p className="live__note">An edit starts the program anew. Types are not checked here.</p>
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
