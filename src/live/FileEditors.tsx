import type {ReactNode} from 'react';
import type {Point} from './Editor';
import type {LiveModel} from './live-model';
import type {LiveState} from './live-state';
import {FileEditor} from './OwnEditors';
import LiveTabs, {type Tab} from './Tabs';

interface Props {
  model: LiveModel;
  state: LiveState;
  onRun?: () => void;
  /** Where the reader pressed. */
  point?: Point;
}

/** The files of a program, one at a time. */
export default function FileEditors(props: Props): ReactNode {
  const {program, edits} = props.state;
  const paths = Object.keys(program?.files ?? {}).sort(bySubject);
  const tabs = paths.map((path): Tab => {
    const name = shortName(path, program?.name ?? '');
    return {
      name,
      note: path in edits ? ' (edited)' : undefined,
      content: <FileEditor key={path} {...props} path={path} label={`Code of ${name}`} />,
    };
  });
  return (
    <>
      <LiveTabs label="Files" tabs={tabs} />
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
