import {Fragment, type ReactNode, useMemo, useState} from 'react';
import clsx from 'clsx';
import {structuredPatch} from 'diff';
import {countOfSql, type BlockKind, LABELS} from '../../../lib/sample-kinds';
import LiveTabs, {type Tab} from './LiveTabs';
import FaultBox, {isToldByTypes} from './FaultBox';
import type {LiveModel} from '../model/live-model';
import {
  hasFailed,
  isRunning,
  type LiveState,
  OLD_RESULT,
  type OpenedSubscription,
  percentOf,
  schemaStandingOf,
  type Standing,
  standingOf,
} from '../model/live-state';
import ResultBlock, {Code, codeClass, useCompared} from './ResultBlock';
import {RUN_KEY} from '../model/run-key';

interface ResultTab extends Tab {
  kind: BlockKind;
}

interface ResultSource {
  state: LiveState;
  model: LiveModel;
  /** What it is compared with, in place of the last result: what differs is marked. */
  recorded?: Partial<Record<BlockKind, string>>;
}

/** What a run came to: response or events, SQL, schema and what the program printed. */
export function resultTabs({state, model, recorded}: ResultSource): ResultTab[] {
  const {result, before: last, schema, originalSchema, log, isLogOld, subscriptions} = state;
  const {response, events = response, sql} = recorded ?? {response: last?.text, sql: last?.sql};
  const tabs: ResultTab[] = [];
  const add = (kind: BlockKind, content: ReactNode, note?: string): void => {
    tabs.push({kind, name: LABELS[kind], note, content});
  };
  // Without a recorded block, each tab has its place from the beginning.
  const comes = !recorded && <p className="live__note">{notYet(state)}</p>;
  if (result) {
    const before = result.kind === 'events' ? events : response;
    const isOld = standingOf(state) !== 'fresh';
    add(result.kind, <ResultBlock text={result.text} language="json" before={before} isOld={isOld} />);
    const statements = result.sql ? (
      <ResultBlock text={result.sql} language="sql" before={sql} isOld={isOld} />
    ) : (
      <p className="live__note">It sent no SQL.</p>
    );
    add('sql', statements, countOfSql(result.sql));
  } else if (comes && subscriptions.length === 0) {
    add('response', comes);
    add('sql', comes);
  }
  if (subscriptions.length > 0) add('subscriptions', <Subscriptions all={subscriptions} model={model} />);
  if (schema) {
    const isOld = schemaStandingOf(state) !== 'fresh';
    add('schema', <SchemaView schema={schema} original={originalSchema ?? schema} isOld={isOld} />);
  } else if (comes) {
    add('schema', comes);
  }
  if (log) add('console', <ResultBlock text={log} language="text" isOld={isLogOld} />);
  return tabs;
}

/** Stands in the place of what a run has not brought yet. */
function notYet({busy, fault}: LiveState): string {
  if (busy) return '…';
  return fault ? 'No result yet: see the message above.' : 'Press Run to see it here.';
}

/** What is said beside the tabs before the first result, with how much of the library has come. */
function waitsFor(state: LiveState): string {
  if (state.busy === 'running') return 'Running …';
  if (state.busy) return `Loading ${percentOf(state) ?? '…'}`;
  return state.fault ? 'no result' : 'not run yet';
}

/** How long it took. */
function msOf(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** How what is shown, which may be the recorded result, stands to the inputs. */
function oldWords(state: LiveState, standing: Standing): string {
  const isOpen = standing === 'none' || standing === 'fresh';
  const own = isOpen ? (hasFailed(state) ? 'failed' : 'edited') : standing;
  return own === 'failed' && isToldByTypes(state) ? 'not run: fix the marked line' : OLD_RESULT[own];
}

/** Says that what is shown is not of the inputs as they stand. */
export function OldNote(props: {state: LiveState; standing?: Standing}): ReactNode {
  const {state, standing = standingOf(state)} = props;
  const words = oldWords(state, standing);
  const waits = !state.isDue && !state.busy && words === OLD_RESULT.edited;
  return (
    <p className="live__chip live__chip--old">
      {words}
      {waits && `: press ${RUN_KEY}`}
    </p>
  );
}

interface FreshNoteProps {
  ms: number;
  text: string;
  before?: string;
  isOwn: boolean;
  /** The reader's code makes another schema than the sample's. */
  hasOwnSchema: boolean;
}

/** Says of a result that it is of the inputs as they stand, and how it differs from the recorded one. */
export function FreshNote(props: FreshNoteProps): ReactNode {
  const {ms, isOwn, hasOwnSchema} = props;
  const {text, before, parts} = useCompared(props.text, props.before);
  const isSame = before?.trim() === text.trim();
  const isMarked = parts?.some(({added}) => added);
  const fewer = parts && !isMarked ? 'lines are missing' : 'changed';
  const how = isSame ? (isOwn ? 'same as recorded' : 'same result') : isMarked ? 'changes marked' : fewer;
  return (
    <p className="live__chip">
      live, {msOf(ms)}
      {before !== undefined && `, ${how}`}
      {hasOwnSchema && ', schema changed'}
    </p>
  );
}

/** Says that a program goes on after its result, and ends it. */
export function GoesOn({state, onStop}: {state: LiveState; onStop: () => void}): ReactNode {
  if (!isRunning(state) || state.busy) return null;
  return (
    <p className="live__note">
      The program is still running.{' '}
      <button type="button" className="clean-btn live__link" onClick={onStop}>
        Stop
      </button>
    </p>
  );
}

/**
 * What a run came to, in tabs of its own.
 * @param props.first the tab that shows first, where that is not the response
 * @param props.told what else stands above what the tabs hold
 */
export default function Output(props: ResultSource & {first?: string; told?: ReactNode}): ReactNode {
  const {state, model, first, told} = props;
  const {result, fault} = state;
  const standing = standingOf(state);
  const isFresh = result && standing === 'fresh';
  const isOld = standing !== 'none' && standing !== 'fresh';
  return (
    <div className="live__output" data-live-result={isFresh ? '' : undefined}>
      <LiveTabs
        label="Result"
        tabs={resultTabs(props)}
        first={first}
        above={
          <>
            {told}
            {fault && <FaultBox {...{model, state, fault}} onRetry={() => void model.run()} />}
            <GoesOn state={state} onStop={() => model.stop()} />
          </>
        }
      >
        <span className={clsx('live__mark', isOld && 'live__mark--old')}>
          {isOld && oldWords(state, standing)}
          {isFresh && `live on SQLite, ${msOf(result.ms)}`}
          {!isOld && !isFresh && waitsFor(state)}
        </span>
      </LiveTabs>
    </div>
  );
}

/** What a line of a comparison begins with, and its class. */
const SIGNS: Partial<Record<string, string>> = {'+': 'ins', '-': 'del'};

/** The schema of the program as it runs; where the reader's edits changed it, what they changed. */
function SchemaView(props: {schema: string; original: string; isOld: boolean}): ReactNode {
  const {schema, original, isOld} = props;
  const [whole, setWhole] = useState(false);
  // Schemas that have little in common take too long to compare.
  const hunks = useMemo(
    () =>
      structuredPatch('', '', `${original.trim()}\n`, `${schema.trim()}\n`, '', '', {
        context: 3,
        timeout: 100,
      })?.hunks ?? [],
    [original, schema],
  );
  return (
    <>
      {hunks.length > 0 && (
        <p className="live__note">
          Your edit changed the schema.{' '}
          <button
            type="button"
            className="clean-btn live__link"
            onClick={() => {
              setWhole(!whole);
            }}
          >
            {whole ? 'Show only the changes' : 'Show the whole schema'}
          </button>
        </p>
      )}
      <pre className={codeClass(isOld)} tabIndex={0}>
        <code>
          {hunks.length === 0 || whole ? (
            <Code text={schema} language="graphql" />
          ) : (
            hunks.map(({lines, newStart}) => (
              <Fragment key={newStart}>
                {newStart > 1 && '  …\n'}
                {lines.map((line, index) => (
                  <i key={index} className={SIGNS[line.charAt(0)]}>
                    {`${line.charAt(0)} ${line.slice(1)}\n`}
                  </i>
                ))}
              </Fragment>
            ))
          )}
        </code>
      </pre>
    </>
  );
}

function Subscriptions({all, model}: {all: readonly OpenedSubscription[]; model: LiveModel}): ReactNode {
  return all.map(({id, operation, events, count, open}) => (
    <section key={id} aria-label={`Subscription ${operation}`} aria-live="polite">
      <p className="live__note">
        {operation}: {open ? 'open' : 'ended'}, {count} events
        {count > events.length && `, the latest ${events.length} of which are shown`}{' '}
        {open && (
          <button type="button" className="clean-btn live__link" onClick={() => void model.close(id)}>
            Close
          </button>
        )}
      </p>
      {events.length > 0 && <ResultBlock text={events.join('\n')} language="json" isOld={false} />}
    </section>
  ));
}
