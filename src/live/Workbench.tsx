import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import Editor from './Editor';
import FileEditor from './FileEditor';
import {isRunning, type LiveModel, type LiveState} from './live-state';
import Output from './Output';
import {statusOf} from './status';
import LiveTabs, {type Tab} from './Tabs';

interface Props {
  model: LiveModel;
  /** Brings back what is recorded. */
  onReset: () => void;
}

/** From this width on, the SQL has a column of its own. */
const WIDE = '(width >= 1300px)';

function onWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

/** The playground: editors of a program, and what it came to below or beside them. */
export default function Workbench({model, onReset}: Props): ReactNode {
  const state = useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  const [selected, setSelected] = useState('Operation');
  const button = useRef<HTMLButtonElement>(null);
  const {draft, schema, program} = state;

  const canStop = isRunning(state);
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches);
  useEffect(
    () => () => {
      model.leave();
    },
    [model],
  );

  const run = (): void => void model.run();

  function onKeyDown(event: KeyboardEvent): void {
    // The editor has seen to its own.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    run();
  }

  const fields: [name: string, key: 'query' | 'variables' | 'user', language: 'graphql' | 'json'][] = [
    ['Operation', 'query', 'graphql'],
    ['Variables', 'variables', 'json'],
    ['User', 'user', 'json'],
  ];
  const tabs: Tab[] = fields.map(([name, key, language]) => ({
    name,
    content: (
      <Editor
        key={key + state.operation}
        label={name}
        language={language}
        value={draft[key]}
        schema={key === 'query' ? schema : undefined}
        onRun={run}
        onChange={(text) => {
          model.edit({[key]: text});
        }}
      />
    ),
  }));
  if (program) {
    tabs.push({name: 'Code', content: <FileEditor model={model} state={state} onRun={run} />});
  }

  const actions = (
    <div className="live__actions">
      <button type="button" className="clean-btn live__action" onClick={onReset}>
        Reset
      </button>
      {canStop && (
        <button
          type="button"
          className="clean-btn live__action"
          onClick={() => {
            model.stop();
            // This button goes.
            button.current?.focus({preventScroll: true});
          }}
        >
          Stop
        </button>
      )}
      <button
        ref={button}
        type="button"
        className="clean-btn live__action live__action--main"
        title="Ctrl+Enter"
        onClick={run}
      >
        Run
      </button>
    </div>
  );

  return (
    <div className="live live--wide code-block" onKeyDown={onKeyDown}>
      <div className="live__column">
        <LiveTabs label="Edit" tabs={tabs} selected={selected} onSelect={setSelected}>
          {actions}
        </LiveTabs>
        <Progress state={state} />
      </div>
      <Output state={state} model={model} isWide={isWide} />
      <p className="code-status" role="status">
        {statusOf(state)}
      </p>
    </div>
  );
}

function Progress({state: {busy, progress}}: {state: LiveState}): ReactNode {
  if (!busy) return null;
  const loading = busy === 'loading' && progress < 1;
  return (
    <p className="live__note">
      {loading ? 'Fetching the library and SQLite … ' : 'Running … '}
      {loading && <progress aria-label="Fetched" value={progress} />}
    </p>
  );
}
