import type {ReactNode, RefObject} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SampleMenu from '@site/src/components/SampleMenu';
import type {Verification} from '../../../lib/sample-notes';
import type {LiveState} from '../model/live-state';
import type {SampleView} from './live-view';

/** What begins to fetch what a press needs: the pointer or the focus on a button. */
export type WarmUp = Pick<React.ComponentProps<'button'>, 'onPointerEnter' | 'onFocus' | 'onTouchStart'>;

interface Props extends Verification, WarmUp {
  /** The operation, with its program. */
  name: string;
  view?: SampleView;
  busy: LiveState['busy'];
  button: RefObject<HTMLButtonElement | null>;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
}

/** Run, and the menu with what else can be done. */
export default function SampleActions(props: Props): ReactNode {
  const {name, view, busy, button, verification, program, onRun, onStop, onReset, ...warmUp} = props;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="clean-btn live-run"
        aria-label="Run"
        aria-disabled={busy !== undefined}
        data-busy={busy}
        title="Ctrl+Enter or Cmd+Enter"
        {...warmUp}
        onClick={onRun}
      >
        {view?.percent ?? 'Run'}
      </button>
      <SampleMenu verification={verification} program={program}>
        {view?.isRunning && (
          <button type="button" className="clean-btn" onClick={onStop}>
            Stop
          </button>
        )}
        {view && (
          <button type="button" className="clean-btn" onClick={onReset}>
            Reset
          </button>
        )}
        <a href={`${baseUrl}playground${view?.hash ?? `#sample=${name}`}`}>Open in the playground</a>
      </SampleMenu>
    </>
  );
}

interface TryProps extends WarmUp {
  /** What the other operation shows. */
  words: string;
  /** What the sample shows in the place of what the page has. */
  change?: string;
  onTry: () => void;
  onReset: () => void;
}

/** The line below a sample: another operation that a reader may try, or the way back. */
export function TryLine({words, change, onTry, onReset, ...warmUp}: TryProps): ReactNode {
  return (
    <p className="sample-try">
      <span>{change ? `${change} ·` : 'Try:'}</span>
      {/* One button for both keeps the focus. */}
      <button type="button" className="clean-btn" {...warmUp} onClick={change ? onReset : onTry}>
        {change ? 'Reset' : words}
      </button>
    </p>
  );
}
