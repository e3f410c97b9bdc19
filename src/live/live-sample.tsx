import type {ReactNode} from 'react';
import {ANSWERS, type Kind, LABELS, OPERATIONS, type Sent} from '../../lib/sample-kinds';
import './live.css';
import {LiveModel} from './live-model';
import {
  isAsRecorded,
  isRunning,
  type LiveState,
  RUN_KEY,
  schemaStandingOf,
  standingOf,
  statusOf,
} from './live-state';
import FaultBox from './FaultBox';
import {FreshNote, OldNote, resultTabs} from './Output';
import {DraftEditor, FileEditors} from './ModelEditors';
import {operationType} from './operation-type';
import type {Point} from './rich-editor';
import {toHash} from './share';
import TypeProblems from './types/TypeProblems';

/** The blocks that are editors, with the place where the reader pressed. */
export type Edited = Partial<Record<Sent, Point>>;

/** A tab of a sample that runs. */
interface Panel {
  value: Kind;
  label: string;
  content: ReactNode;
  /** Whether it takes the place of a recorded block. */
  isRecorded: boolean;
}

/** The panels with what a run comes to. */
const RESULTS: readonly Kind[] = [...ANSWERS, 'sql'];

/** How long a result is lit up. */
const LIT_MS = 700;

/** A sample that the reader runs or edits. */
export class LiveSample {
  readonly model: LiveModel;
  private readonly operation: string;
  /** What the page shows of the recorded blocks, by the value of their tab. */
  private readonly recorded: Partial<Record<Kind, string>>;
  /** The lines of the code that the page speaks of by number. */
  private readonly numbered: string[];

  constructor(
    private readonly name: string,
    private readonly root: HTMLElement | null,
    private readonly onReset: () => void,
  ) {
    const slash = name.lastIndexOf('/');
    this.operation = name.slice(slash + 1);
    this.model = new LiveModel(name.slice(0, slash), this.operation);
    const panels = Array.from(root?.querySelectorAll<HTMLElement>('[data-panel]') ?? []);
    this.recorded = Object.fromEntries(
      panels.map((panel) => [panel.dataset.panel ?? '', panel.querySelector('code')?.textContent ?? '']),
    );
    const callouts = root?.querySelectorAll('[data-panel=code] .callout') ?? [];
    this.numbered = Array.from(callouts, ({textContent}) => textContent?.trimEnd() ?? '');
  }

  private runButton(): HTMLElement | null | undefined {
    return this.root?.querySelector<HTMLElement>('.live-run');
  }

  private stop(): void {
    this.model.stop();
    // The button that was pressed goes.
    this.runButton()?.focus({preventScroll: true});
  }

  /** Runs it, and lights the result up for a moment: a reader sees that it ran also where it comes to the same. */
  async run(): Promise<void> {
    await this.model.run();
    if (standingOf(this.model.snapshot()) !== 'fresh') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const lit = {backgroundColor: 'var(--code-line)'};
    const light = {duration: LIT_MS, easing: 'ease-in'};
    this.root?.querySelector('.sample-results > .tab-panels')?.animate([lit, {}], light);
  }

  /** Brings back what the page has. */
  reset(): void {
    this.model.reset();
    this.model.choose(this.operation);
    this.onReset();
    this.runButton()?.focus({preventScroll: true});
  }

  /** Fetches what an editor in the place of a block needs, so that it comes at once. */
  async readyToEdit(): Promise<void> {
    await Promise.all([this.model.open(), import('./rich-editor').catch(() => undefined)]);
  }

  /** Takes another operation of the program; the blocks that it changes become editors. */
  async take(operation: string): Promise<Edited> {
    await this.readyToEdit();
    this.model.choose(operation);
    const inputs = [...OPERATIONS, 'variables', 'user'] as const;
    const sent = inputs.filter((kind) => this.recorded[kind] !== undefined);
    return Object.fromEntries(sent.map((kind) => [kind, undefined]));
  }

  /** The hash of the playground's address with the sample as it stands. */
  hash(state: LiveState): string {
    const {operation, edits, draft, program} = state;
    if (program && !isAsRecorded(state)) return toHash({program: program.name, operation, edits, draft});
    return `#sample=${this.name.replace(/[^/]*$/, operation)}`;
  }

  /**
   * What the sample shows in the place of what the page has; undefined while it shows that.
   * @param words what the reader may try
   */
  shown(state: LiveState, words: string): string | undefined {
    if (!isAsRecorded(state)) return 'You changed this sample';
    return this.isOther(state) ? `Tried: ${words}` : undefined;
  }

  /** Whether another operation than that of the page was taken. */
  private isOther({operation}: LiveState): boolean {
    return operation !== this.operation;
  }

  /**
   * The panels that take the place of recorded ones, and those that come along.
   * @param words what the reader may try
   */
  panels(state: LiveState, edited: Edited, words: string): Panel[] {
    const onRun = (): void => this.runButton()?.click();
    const {program, result} = state;
    const shown = {model: this.model, state, onRun};
    const panels = Object.entries(edited).flatMap(([key, point]) => {
      const value = key as Sent;
      if (value === 'code') return [];
      const text = value === 'variables' || value === 'user' ? value : 'query';
      const type = text === 'query' ? (operationType(state.draft.query) ?? value) : value;
      // The text of the page above the sample is about its own operation.
      const isTried = text === 'query' && this.isOther(state) && isAsRecorded(state);
      const content = (
        <>
          <DraftEditor key={value} {...shown} text={text} label={LABELS[value]} point={point} />
          {!isTried && <p className="live__chip">{RUN_KEY} runs it</p>}
        </>
      );
      return [{value, label: isTried ? `${LABELS[type]}: ${words}` : LABELS[type], content}];
    });
    const results = resultTabs({state, model: this.model, recorded: this.recorded}).map(
      ({kind, name, content}) => ({
        value: kind,
        label: name,
        content: (
          <div
            className="live live--in-place code-block"
            data-live-result={standingOf(state) === 'fresh' ? '' : undefined}
          >
            {content}
          </div>
        ),
      }),
    );
    if (program && (edited.code || !this.recorded.code)) {
      const content = (
        <div className="live live--in-place code-block">
          <FileEditors {...shown} point={edited.code} numbered={this.numbered} />
        </div>
      );
      results.splice(result ? 2 : 0, 0, {value: 'code', label: LABELS.code, content});
    }
    return [...panels, ...results].map((panel) => ({...panel, isRecorded: panel.value in this.recorded}));
  }

  /**
   * What is said of how a panel's contents stand to the inputs. It stands beside the tabs: nothing of a panel covers it.
   * @param kind that of the panel
   */
  mark(kind: Kind, state: LiveState): ReactNode {
    const {result} = state;
    if (kind === 'schema') {
      const standing = schemaStandingOf(state);
      return standing !== 'fresh' && <OldNote state={state} standing={standing} />;
    }
    if (!RESULTS.includes(kind)) return null;
    const isOwn = !this.isOther(state) && isAsRecorded(state);
    // What is recorded stays until there is a result, and the reader may have edited already.
    if (!result || (kind !== result.kind && kind !== 'sql')) return !isOwn && <OldNote state={state} />;
    if (standingOf(state) !== 'fresh') return <OldNote state={state} />;
    const text = kind === 'sql' ? result.sql : result.text;
    return <FreshNote ms={result.ms} text={text} before={this.recorded[kind]} isOwn={isOwn} />;
  }

  /** What stands above the panels: why they are empty or not what was expected comes before what they hold. */
  above(state: LiveState): ReactNode {
    const goesOn = isRunning(state) && !state.busy;
    return (
      <>
        <TypeProblems model={this.model} state={state} />
        {state.fault && (
          <FaultBox fault={state.fault} state={state} onRetry={() => this.runButton()?.click()} />
        )}
        {goesOn && (
          <p className="live__note">
            The program still runs.{' '}
            <button type="button" className="clean-btn live__link" onClick={() => this.stop()}>
              Stop
            </button>
          </p>
        )}
        <p className="code-status" role="status">
          {statusOf(state)}
        </p>
      </>
    );
  }

  /** How much of the library has come, while it comes. */
  percent({busy, progress}: LiveState): string | undefined {
    const comes = busy === 'loading' && progress > 0 && progress < 1;
    return comes ? `${Math.round(progress * 100)} %` : undefined;
  }

  /** What can be done with it besides Run. */
  actions(): ReactNode {
    return (
      <>
        {isRunning(this.model.snapshot()) && (
          <button type="button" className="clean-btn" onClick={() => this.stop()}>
            Stop
          </button>
        )}
        <button type="button" className="clean-btn" onClick={() => this.reset()}>
          Reset
        </button>
      </>
    );
  }
}
