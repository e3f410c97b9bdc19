/** What is drawn of a sample that runs or is edited. `RunnableSample` fetches it with the model when it needs them. */
import type {ReactNode} from 'react';
import {ANSWERS, type BlockKind, LABELS, type Sent} from '../../../lib/sample-kinds';
import '../result/live.css';
import {LiveModel} from '../model/live-model';
import {
  isAsRecorded,
  isRunning,
  type LiveState,
  percentOf,
  schemaStandingOf,
  standingOf,
  statusOf,
} from '../model/live-state';
import FaultBox from '../result/FaultBox';
import {DraftEditor, FileEditors} from '../editor/ModelEditors';
import {operationType} from '../sandbox/operation-type';
import {FreshNote, GoesOn, OldNote, resultTabs} from '../result/Output';
import type {Point} from '../editor/rich-editor';
import {RUN_KEY} from '../model/run-key';
import {toHash} from '../model/share';
import TypeProblems from '../types/TypeProblems';

/** The blocks that are editors, with the place where the reader pressed. */
export type Edited = Partial<Record<Sent, Point>>;

/** A sample of a page, ready to run. */
export type OpenedSample = ReturnType<typeof openSample>;

/** What is drawn of it as it stands. */
export type SampleView = ReturnType<typeof viewOf>;

/** A tab of a sample that runs. */
interface Panel {
  value: BlockKind;
  label: string;
  content: ReactNode;
}

interface DrawnSample extends OpenedSample {
  state: LiveState;
  edited: Edited;
  /** The file of the program whose code stands above the sample. */
  file?: string;
  /** What the reader may try. */
  words: string;
}

/** The panels with what a run comes to. */
const RESULTS: readonly BlockKind[] = [...ANSWERS, 'sql'];

/**
 * Opens a sample of a page. What the page has of it is read before anything takes its place.
 * @param name the operation, with its program
 */
export function openSample(name: string, sample: HTMLElement | null) {
  if (!sample) throw new Error('The reader has left the page.');
  const slash = name.lastIndexOf('/');
  const program = name.slice(0, slash);
  const operation = name.slice(slash + 1);
  const texts = Array.from(sample.querySelectorAll<HTMLElement>('[data-panel]:not(:empty)'), (panel) => [
    panel.dataset.panel,
    panel.querySelector('code')?.textContent ?? '',
  ]);
  const callouts = sample.querySelectorAll('[data-panel=code] .callout');
  return {
    program,
    /** The one that the page shows. */
    operation,
    model: new LiveModel(program, operation),
    /** The texts of the blocks, by the value of their tab. */
    recorded: Object.fromEntries(texts) as Partial<Record<BlockKind, string>>,
    /** The lines of the code that the page speaks of by number. */
    numbered: Array.from(callouts, ({textContent}) => textContent?.trimEnd() ?? ''),
    viewOf,
    Status,
  };
}

/** What is drawn of a sample as it stands, in the place of what the page has and beside it. */
function viewOf(shown: DrawnSample) {
  const {program, state, recorded, words} = shown;
  const {busy, operation, edits, draft} = state;
  const isEdited = !isAsRecorded(state);
  const tried = isOther(shown) ? `Tried: ${words}` : undefined;
  return {
    /** The panels that take the place of recorded ones, and those that come along. */
    panels: [...editorsOf(shown), ...resultsOf(shown)].map((panel) => ({
      ...panel,
      isRecorded: panel.value in recorded,
    })),
    mark: (kind: BlockKind) => markOf(kind, shown),
    busy,
    /** What the sample shows in the place of what the page has; undefined while it shows that. */
    change: isEdited ? 'You changed this sample' : tried,
    /** Whether there is something to stop. */
    isRunning: isRunning(state),
    /** How much of the library has come, while it comes. */
    percent: percentOf(state),
    /** The hash of the playground's address with the sample as it stands. */
    hash:
      state.program && isEdited
        ? toHash({program, operation, edits, draft})
        : `#sample=${program}/${operation}`,
  };
}

/** Whether another operation than that of the page was taken. */
function isOther({operation, state}: DrawnSample): boolean {
  return operation !== state.operation;
}

/** The editors in the place of what is sent. */
function editorsOf(shown: DrawnSample): Panel[] {
  const {model, state, edited, words} = shown;
  return Object.entries(edited).flatMap(([key, point]) => {
    const value = key as Sent;
    if (value === 'code') return [];
    const text = value === 'variables' || value === 'user' ? value : 'query';
    const type = text === 'query' ? (operationType(state.draft.query) ?? value) : value;
    // The text of the page above the sample is about its own operation.
    const isTried = text === 'query' && isOther(shown) && isAsRecorded(state);
    const content = (
      <>
        <DraftEditor
          key={value}
          model={model}
          state={state}
          text={text}
          label={LABELS[value]}
          point={point}
        />
        {!isTried && <p className="live__chip">{RUN_KEY} runs it</p>}
      </>
    );
    return [{value, label: isTried ? `${LABELS[type]}: ${words}` : LABELS[type], content}];
  });
}

/** What a run came to, and the files of the program. */
function resultsOf(shown: DrawnSample): Panel[] {
  const {model, state, edited, file, recorded, numbered} = shown;
  const {program, result} = state;
  const isFresh = standingOf(state) === 'fresh';
  const panels = resultTabs({state, model, recorded}).map(({kind, name, note = '', content}) => ({
    value: kind,
    label: name + note,
    content: (
      <div className="live live--in-place code-block" data-live-result={isFresh ? '' : undefined}>
        {content}
      </div>
    ),
  }));
  if (program && (edited.code || !recorded.code)) {
    const content = (
      <div className="live live--in-place code-block">
        <FileEditors model={model} state={state} first={file} point={edited.code} numbered={numbered} />
      </div>
    );
    panels.splice(result ? 2 : 0, 0, {value: 'code', label: LABELS.code, content});
  }
  return panels;
}

/**
 * What is said of how a panel's contents stand to the inputs. It stands beside the tabs: nothing of a panel covers it.
 * @param kind that of the panel
 */
function markOf(kind: BlockKind, shown: DrawnSample): ReactNode {
  const {state, recorded} = shown;
  const {result} = state;
  if (kind === 'schema') {
    const standing = schemaStandingOf(state);
    return standing !== 'fresh' && <OldNote state={state} standing={standing} />;
  }
  if (kind === 'code' && result) return markOf(result.kind, shown);
  if (!RESULTS.includes(kind)) return null;
  const isOwn = !isOther(shown) && isAsRecorded(state);
  // What is recorded stays until there is a result, and the reader may have edited already.
  if (!result || (kind !== result.kind && kind !== 'sql')) return !isOwn && <OldNote state={state} />;
  if (standingOf(state) !== 'fresh') return <OldNote state={state} />;
  const text = kind === 'sql' ? result.sql : result.text;
  const hasOwnSchema = state.originalSchema !== undefined && state.schema !== state.originalSchema;
  return <FreshNote ms={result.ms} text={text} before={recorded[kind]} {...{isOwn, hasOwnSchema}} />;
}

interface StatusProps extends Pick<DrawnSample, 'model' | 'state'> {
  onRun: () => void;
  onStop: () => void;
}

/** What stands above the panels: why they are empty or not what was expected comes before what they hold. */
function Status({model, state, onRun, onStop}: StatusProps): ReactNode {
  return (
    <>
      <TypeProblems model={model} state={state} />
      {state.fault && <FaultBox {...{model, state}} fault={state.fault} onRetry={onRun} />}
      <GoesOn state={state} onStop={onStop} />
      <p className="code-status" role="status">
        {statusOf(state)}
      </p>
    </>
  );
}
