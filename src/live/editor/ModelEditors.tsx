import type {ReactNode} from 'react';
import CodeEditor, {type CodeEditorProps as EditorProps} from './CodeEditor';
import type {LiveModel} from '../model/live-model';
import {baseName} from '../../../lib/base-name';
import type {Draft, Edits, LiveState} from '../model/live-state';
import LiveTabs, {type Tab} from '../result/LiveTabs';
import {Code, codeClass} from '../result/ResultBlock';
import {RUN_KEY} from '../model/run-key';

/** What the editors of a program have in common. */
interface Shared extends Pick<EditorProps, 'point' | 'numbered'> {
  model: LiveModel;
  state: LiveState;
}

type Props = Shared & Pick<EditorProps, 'label' | 'marks' | 'wraps' | 'foldsImports'>;

/** The editor of one of the texts of an operation. */
export function DraftEditor({text, state, model, ...rest}: Props & {text: keyof Draft}): ReactNode {
  const isQuery = text === 'query';
  return (
    <CodeEditor
      {...rest}
      language={isQuery ? 'graphql' : 'json'}
      value={state.draft[text]}
      schema={isQuery ? state.schema : undefined}
      onChange={(value) => {
        model.edit({[text]: value});
      }}
    />
  );
}

/** The editor of one of the texts in a tab of its own, with the hint how it runs. */
export function DraftPanel(props: Props & {text: keyof Draft}): ReactNode {
  return (
    <>
      <DraftEditor {...props} />
      <p className="live__note">
        A query runs when you pause. To run it at once, or to run a mutation, press <kbd>{RUN_KEY}</kbd>.
      </p>
    </>
  );
}

/** The editor of a file of the program. */
export function FileEditor({path, state, model, ...rest}: Props & {path: string}): ReactNode {
  return (
    <CodeEditor
      {...rest}
      language="typescript"
      value={state.edits[path] ?? state.program?.files[path] ?? ''}
      problems={state.types?.problems.filter(({file}) => file === path)}
      goal={state.goal?.file === path ? state.goal : undefined}
      onGoal={() => model.goTo()}
      onAsk={(name, place, text) => model.types.at(name, {...place, file: path}, text)}
      onChange={(value) => {
        model.editFile(path, value);
      }}
    />
  );
}

/** The files of a program, one at a time, beginning with the one that it is about. */
export function FileEditors({first, ...props}: Shared & {first?: string; wraps?: boolean}): ReactNode {
  const {program, edits} = props.state;
  const nameOf = (path: string): string => shortName(path, program?.name ?? '');
  const isFirst = (path: string): number => (nameOf(path) === first ? 0 : 1);
  const paths = Object.keys(program?.files ?? {}).sort((a, b) => isFirst(a) - isFirst(b) || bySubject(a, b));
  const tabs = paths.map((path): Tab => {
    const name = nameOf(path);
    return {
      name,
      file: path,
      note: path in edits ? ' (edited)' : undefined,
      content: <FileEditor key={path} {...props} path={path} label={`Code of ${name}`} foldsImports />,
    };
  });
  return (
    <>
      <LiveTabs label="Files" tabs={tabs} goal={props.state.goal} />
      <p className="live__note">An edit restarts the program.</p>
    </>
  );
}

/** Files that are read and not edited, one at a time. */
export function FileTexts({files, paths}: {files: Edits; paths: readonly string[]}): ReactNode {
  const tabs = paths.map((path): Tab => ({
    name: baseName(path),
    content: (
      <pre className={codeClass(false)} tabIndex={0}>
        <code>
          <Code text={files[path] ?? ''} language="typescript" />
        </code>
      </pre>
    ),
  }));
  return <LiveTabs label="Other files" tabs={tabs} />;
}

function shortName(path: string, program: string): string {
  return path.startsWith(`${program}/`) ? path.slice(program.length + 1) : path;
}

/** DTOs first, as most edits are there, and before those of single operations; what starts the program last. */
function bySubject(a: string, b: string): number {
  return rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1);
}

function rank(path: string): number {
  if (path.includes('.dto')) return 0;
  return path.endsWith('/program.ts') ? 2 : 1;
}
