import type {ReactNode} from 'react';
import './live.css';
import {fetchProgram, fetchRuntime} from './assets';
import type {Point} from './Editor';
import {LiveModel} from './live-model';
import {draftOf, isRunning, type LiveState, statusOf} from './live-state';
import {FaultBox, msOf, resultTabs} from './Output';
import {DraftEditor, FileEditors} from './ProgramEditors';
import {session} from './sandbox';
import {toHash} from './share';

export type {Point};

/** A tab of a sample that runs. */
interface Panel {
  value: string;
  label: string;
  content: ReactNode;
  /** Whether it takes the place of a recorded block. */
  isRecorded: boolean;
}

/** Fetches what the first run of a sample needs, and starts what can be started before. */
export async function prepare(name: string): Promise<void> {
  await Promise.all([fetchProgram(name.slice(0, name.lastIndexOf('/'))), fetchRuntime()]);
  session.prepare();
}

/** A sample that the reader runs or edits. */
export class LiveSample {
  readonly model: LiveModel;
  /** What the page shows of the recorded blocks, by the value of their tab. */
  private readonly recorded: Partial<Record<string, string>>;

  constructor(
    private readonly name: string,
    private readonly root: HTMLElement | null,
    private readonly onReset: () => void,
  ) {
    const slash = name.lastIndexOf('/');
    this.model = new LiveModel(name.slice(0, slash), name.slice(slash + 1));
    const panels = Array.from(root?.querySelectorAll<HTMLElement>('[data-panel]') ?? []);
    this.recorded = Object.fromEntries(
      panels.map((panel) => [panel.dataset.panel ?? '', panel.querySelector('code')?.textContent ?? '']),
    );
  }

  private runButton(): HTMLElement | null | undefined {
    return this.root?.querySelector<HTMLElement>('.live-run');
  }

  private reset(): void {
    this.model.reset();
    this.onReset();
    this.runButton()?.focus({preventScroll: true});
  }

  /** Ends what it runs; another sample may have taken the sandbox over. */
  end(): void {
    this.model.leave();
    if (isRunning(this.model.snapshot()) || session.isOwner(this.model)) session.end();
  }

  /** Fetches what an editor in the place of a block needs, so that it comes at once. */
  async readyToEdit(): Promise<void> {
    await Promise.all([this.model.open(), import('./rich-editor').catch(() => undefined)]);
  }

  /** Takes another operation of the program; the blocks that it changes become editors. */
  async take(operation: string): Promise<Partial<Record<string, Point>>> {
    await this.readyToEdit();
    this.model.choose(operation);
    const inputs = ['query', 'mutation', 'subscription', 'variables', 'user'];
    const sent = inputs.filter((block) => this.recorded[block] !== undefined);
    return Object.fromEntries(sent.map((block) => [block, undefined]));
  }

  /** The hash of the playground's address with the sample as it stands. */
  hash({operation, edits, draft, program}: LiveState): string {
    const same = JSON.stringify(draft) === JSON.stringify(draftOf(program?.operations[operation]));
    if (program && !(same && Object.keys(edits).length === 0))
      return toHash({program: program.name, operation, edits, draft});
    return `#sample=${this.name.replace(/[^/]*$/, operation)}`;
  }

  /** The panels that take the place of recorded ones, and those that come along. */
  panels(state: LiveState, edited: Partial<Record<string, Point>>): Panel[] {
    const onRun = (): void => this.runButton()?.click();
    const {program, result, stale} = state;
    const shown = {model: this.model, state, onRun};
    const inputs = Object.entries(edited).filter(([value]) => value !== 'code');
    const panels = inputs.map(([value, point]) => {
      const label = value.charAt(0).toUpperCase() + value.slice(1);
      const text = value === 'variables' || value === 'user' ? value : 'query';
      const content = <DraftEditor key={value} {...shown} text={text} label={label} point={point} />;
      return {value, label: value, content};
    });
    const before = this.recorded[result?.kind.toLowerCase() ?? ''];
    const isSame = before?.trim() === result?.text.trim();
    const results = resultTabs({state, model: this.model, recorded: this.recorded}).map(
      ({name, content}) => ({
        value: name.toLowerCase(),
        label: name,
        content: (
          <div
            className="live live--in-place code-block"
            data-live-result={result && !stale ? '' : undefined}
          >
            {content}
            {result && name === result.kind && (
              <p className="live__chip">
                {stale
                  ? 'from before the error'
                  : `live, ${msOf(result)}, ${isSame ? 'as recorded' : 'changes marked'}`}
              </p>
            )}
          </div>
        ),
      }),
    );
    if (program && (edited.code || !this.recorded.code)) {
      const content = (
        <div className="live live--in-place code-block">
          <FileEditors {...shown} point={edited.code} />
        </div>
      );
      results.splice(result ? 2 : 0, 0, {value: 'code', label: 'Code', content});
    }
    return [...panels, ...results].map((panel) => ({...panel, isRecorded: panel.value in this.recorded}));
  }

  /** What stands below the panels. */
  below(state: LiveState): ReactNode {
    return (
      <>
        {state.fault && <FaultBox fault={state.fault} />}
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
          <button type="button" className="clean-btn" onClick={() => this.model.stop()}>
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
