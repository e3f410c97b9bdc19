import {type ReactNode, useState} from 'react';
import Code from './Code';
import LiveTabs, {type Tab} from './Tabs';
import type {Fault} from './error-messages';
import type {LiveModel, LiveState, OpenedSubscription} from './live-state';
import {saveFile} from './save-file';
import SchemaView from './SchemaView';

/** What a run came to: response or events, SQL, schema and what the program printed. */
export default function Output({state, model}: {state: LiveState; model: LiveModel}): ReactNode {
  const {result, schema, originalSchema, log, stale, subscriptions} = state;
  const [selected, setSelected] = useState('Response');
  const tabs: Tab[] = [];
  if (result) {
    tabs.push({name: result.kind, content: <Block text={result.text} language="json" />});
    tabs.push({
      name: 'SQL',
      content: result.sql ? (
        <Block text={result.sql} language="sql" />
      ) : (
        <p className="live__note">It sent no SQL.</p>
      ),
    });
  }
  if (subscriptions.length > 0) {
    tabs.push({name: 'Subscriptions', content: <Subscriptions all={subscriptions} model={model} />});
  }
  if (schema) {
    tabs.push({name: 'Schema', content: <SchemaView schema={schema} original={originalSchema ?? schema} />});
  }
  if (log) tabs.push({name: 'Console', content: <Block text={log} language="text" />});
  return (
    <div className="live__output" data-live-result={result && !stale ? '' : undefined}>
      {state.fault && <FaultBox fault={state.fault} />}
      {stale && result && !state.busy && (
        <p className="live__note">This is the last result, from before the error.</p>
      )}
      {tabs.length > 0 && (
        <LiveTabs label="Result" tabs={tabs} selected={selected} onSelect={setSelected}>
          {result && !stale && (
            <span className="live__mark">
              live on SQLite in your browser, {result.ms < 10 ? result.ms.toFixed(1) : Math.round(result.ms)}{' '}
              ms
            </span>
          )}
        </LiveTabs>
      )}
    </div>
  );
}

/** Characters that are drawn: what is longer can be saved. The longest recorded response has 10,000. */
const MOST_DRAWN = 100_000;

function Block({text, language}: {text: string; language: 'json' | 'sql' | 'text'}): ReactNode {
  const isLong = text.length > MOST_DRAWN;
  return (
    <>
      {isLong && (
        <p className="live__note">
          This is the beginning.{' '}
          <button
            type="button"
            className="clean-btn live__link"
            onClick={() => {
              saveFile(`result.${language === 'text' ? 'txt' : language}`, new Blob([text]));
            }}
          >
            Save all of it ({(text.length / 1e6).toFixed(1)} MB)
          </button>
        </p>
      )}
      <pre className="live__code" tabIndex={0}>
        <code>
          <Code text={isLong ? text.slice(0, MOST_DRAWN) : text} language={language} />
        </code>
      </pre>
    </>
  );
}

function Subscriptions({all, model}: {all: readonly OpenedSubscription[]; model: LiveModel}): ReactNode {
  return all.map(({id, operation, events, count, open}) => (
    <section key={id} aria-label={`Subscription ${operation}`} aria-live="polite">
      <p className="live__note">
        {operation}: {open ? 'open' : 'ended'}, {count} events{' '}
        {open && (
          <button type="button" className="clean-btn live__link" onClick={() => void model.close(id)}>
            Close
          </button>
        )}
      </p>
      {events.length > 0 && <Block text={events.join('\n')} language="json" />}
    </section>
  ));
}

const HEADINGS: Record<Fault['kind'], string> = {
  syntax: 'The code does not compile',
  program: 'The program failed',
  operation: 'The operation was not sent',
  unavailable: 'Live samples are not available here',
  stopped: 'Stopped',
};

function FaultBox({fault: {kind, message, places, full}}: {fault: Fault}): ReactNode {
  return (
    <div className="live__fault">
      <strong>{HEADINGS[kind]}</strong>
      <p>{message}</p>
      {places.length > 0 && (
        <ul>
          {places.map((place) => (
            <li key={place}>
              <code>{place}</code>
            </li>
          ))}
        </ul>
      )}
      {full && (
        <details>
          <summary>The whole error</summary>
          <pre tabIndex={0}>{full}</pre>
        </details>
      )}
    </div>
  );
}
