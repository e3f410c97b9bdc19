import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import clsx from 'clsx';
import Editor from './Editor';
import FileEditor from './FileEditor';
import {isRunning, type LiveModel, type LiveState} from './live-state';
import Output from './Output';
import LiveTabs, {type Tab} from './Tabs';

interface Props {
  model: LiveModel;
  /** Brings back what is recorded. */
  onReset: () => void;
  /** Whether the editors are there before the first result. */
  always?: boolean;
  /** More actions. */
  children?: ReactNode;
}

/** Editors of a program on top, what it came to below. */
export default function Workbench({model, onReset, always = false, children}: Props): ReactNode {
  const state = useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  const [selected, setSelected] = useState('Operation');
  const button = useRef<HTMLButtonElement>(null);
  const {draft, schema, program, result} = state;

  const hasResult = result !== undefined;
  const canStop = isRunning(state);
  const isOpen = always || hasResult;
  // The button that had the focus is gone: it moves on to the one in its place.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({preventScroll: true});
  }, [hasResult, canStop]);

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
      {children}
      <button type="button" className="clean-btn live__action" onClick={onReset}>
        Reset
      </button>
      {canStop && (
        <button
          type="button"
          className="clean-btn live__action"
          onClick={() => {
            model.stop();
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
    <div className={clsx('live', 'code-block', always && 'live--wide')} onKeyDown={onKeyDown}>
      <div className="live__column">
        {isOpen && (
          <LiveTabs label="Edit" tabs={tabs} selected={selected} onSelect={setSelected}>
            {actions}
          </LiveTabs>
        )}
        {!isOpen && <div className="live-bar">{actions}</div>}
      </div>
      <div className="live__column">
        <Progress state={state} />
        <Output state={state} model={model} />
      </div>
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

/** For those who hear the page. */
function statusOf({busy, fault, result, stale}: LiveState): string {
  if (busy) return 'Running';
  if (fault) return `${fault.message} ${fault.places.join(', ')}`;
  return result && !stale ? `${result.kind} is there, live on SQLite in your browser` : '';
}
