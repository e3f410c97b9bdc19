import type {ReactNode} from 'react';
import type {Draft} from './edited-operation';
import Editor, {type Props as EditorProps} from './Editor';
import type {LiveModel} from './live-model';
import type {LiveState} from './live-state';

interface Props extends Pick<EditorProps, 'label' | 'place' | 'point'> {
  model: LiveModel;
  state: LiveState;
  /** Else the model runs. */
  onRun?: () => void;
}

/** The editor of one of the texts of an operation. */
export function DraftEditor({text, state, model, onRun, ...rest}: Props & {text: keyof Draft}): ReactNode {
  const isQuery = text === 'query';
  return (
    <Editor
      {...rest}
      language={isQuery ? 'graphql' : 'json'}
      value={state.draft[text]}
      schema={isQuery ? state.schema : undefined}
      onRun={onRun ?? (() => void model.run())}
      onChange={(value) => {
        model.edit({[text]: value});
      }}
    />
  );
}

/** The editor of a file of the program. */
export function FileEditor({path, state, model, onRun, ...rest}: Props & {path: string}): ReactNode {
  return (
    <Editor
      {...rest}
      language="typescript"
      value={state.edits[path] ?? state.program?.files[path] ?? ''}
      onRun={onRun ?? (() => void model.run())}
      onChange={(value) => {
        model.editFile(path, value);
      }}
    />
  );
}
