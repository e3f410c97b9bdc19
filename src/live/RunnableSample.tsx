import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFault from '@site/src/components/LoadFault';
import SampleMenu from '@site/src/components/SampleMenu';
import TabFrame from '@site/src/components/TabFrame';
import {type SampleTab, sampleFrame, type SampleProps, splitSample} from '@site/src/components/Sample/layout';
import TabItem from '@theme/TabItem';
import {ANSWERS, isSent, type Kind} from '../../lib/sample-kinds';
import type {Edited, LiveSample} from './live-sample';
import type {Point} from './rich-editor';
import {runByKey} from './run-by-key';
import {savesData} from './saves-data';
import TryLine from './TryLine';

/** A sample whose program runs in the browser: `plugins/live` sees to that. */
type Props = SampleProps & {operation: string};

/** The code of the sample that runs, with the first that needs it. */
const load = () => import('./live-sample');

/** The text of a block, and how much of it stands before the cursor that a click has set. */
function placeIn(block: HTMLElement): Pick<Point, 'text' | 'offset'> {
  const code = block.querySelector('code');
  const selection = getSelection();
  if (!code || !selection?.rangeCount || !code.contains(selection.anchorNode)) return {};
  const range = selection.getRangeAt(0).cloneRange();
  range.setStart(code, 0);
  return {text: code.textContent, offset: range.toString().length};
}

/** The blocks that are sent and the line below them are no lower than they are, or as high as what they hold. */
function holdHeights(sample: HTMLElement | null, holds: boolean): void {
  const parts = sample?.parentElement?.querySelectorAll<HTMLElement>('.sample-inputs > *, .sample-try') ?? [];
  for (const part of parts) {
    const isOwn = sample?.contains(part) || part.previousElementSibling === sample;
    if (isOwn) part.style.minHeight = holds ? `${part.getBoundingClientRect().height}px` : '';
  }
}

const none = (): undefined => undefined;
const never = () => none;

/** A sample that runs where it stands: its recorded blocks, a button, and what it came to in their place. */
export default function RunnableSample(props: Props): ReactNode {
  const {operation: name, program, verification, tryOperation, tryWords = '', children} = props;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const root = useRef<HTMLDivElement>(null);
  const opening = useRef<Promise<LiveSample>>(undefined);
  // Once it is there it is subscribed to, and with the last subscription ends what it runs.
  const [sample, setSample] = useState<LiveSample>();
  const [isOpen, setIsOpen] = useState(false);
  const [waits, setWaits] = useState(false);
  const [retry, setRetry] = useState<() => void>();
  const [edited, setEdited] = useState<Edited>({});
  const snapshot = useSyncExternalStore(
    sample?.model.subscribe ?? never,
    sample?.model.snapshot ?? none,
    none,
  );
  const live = isOpen ? sample : undefined;
  const state = isOpen ? snapshot : undefined;

  const panels = live && state ? live.panels(state, edited, tryWords) : [];
  const frame = sampleFrame(props);
  const {inputs: lead, results: recorded} = splitSample(children);
  const more = panels.filter(({isRecorded}) => !isRecorded);
  const shape = more.map(({value}) => value).join();
  // The tabs alone: what is in their panels changes with each result.
  const tabs = useMemo(
    () => [
      ...recorded,
      ...more.map(({value, label}) => <TabItem key={value} value={value} label={label} children />),
    ],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the recorded blocks stay
    [shape],
  );
  const known = useTabsContextValue({children: tabs});
  const {tabValues} = known;
  const first = tabValues[0]?.value ?? '';
  const answer = tabValues.find(({value}) => (ANSWERS as readonly string[]).includes(value))?.value ?? first;
  // A tab may go, as that of the console does.
  const isThere = tabValues.some(({value}) => value === known.selectedValue);
  const value = {...known, selectedValue: isThere ? known.selectedValue : answer};
  const busy = state?.busy ?? (waits ? 'loading' : undefined);

  /** What makes the sample live. Nothing shows of it yet. */
  function obtain(): Promise<LiveSample> {
    opening.current ??= load().then(
      ({LiveSample: Sample}) => {
        if (!root.current) throw new Error('The reader has left the page.');
        const made = new Sample(name, root.current, () => {
          setIsOpen(false);
          setEdited({});
          holdHeights(root.current, false);
          known.selectValue(first);
        });
        setSample(made);
        return made;
      },
      (error: unknown) => {
        opening.current = undefined;
        throw error;
      },
    );
    return opening.current;
  }

  /**
   * Makes the sample live, or says that this failed, and how it is tried again.
   * @param fetchNeeded gets what has to be there besides
   */
  async function open<Needed>(
    again: () => void,
    fetchNeeded: (made: LiveSample) => Promise<Needed>,
  ): Promise<{opened: LiveSample; needed: Needed}> {
    setRetry(undefined);
    try {
      const made = await obtain();
      const needed = await fetchNeeded(made);
      setIsOpen(true);
      return {opened: made, needed};
    } catch (error) {
      setRetry(() => again);
      throw error;
    }
  }

  /** Runs the operation as it stands, or another of the program in its place. */
  function run(other?: string): void {
    if (busy) return;
    const left = document.activeElement?.closest<HTMLElement>('.tab-panel[role=tabpanel]')?.dataset.panel;
    known.selectValue(answer);
    // The editor that had the focus is behind another tab now.
    if (left && left !== answer) {
      requestAnimationFrame(() => {
        root.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({preventScroll: true});
      });
    }
    setWaits(true);
    const again = (): void => {
      run(other);
    };
    open(again, async (made) => (other ? made.take(other) : {}))
      .then(({opened, needed}) => {
        if (other) holdHeights(root.current, false);
        setEdited((before) => ({...before, ...needed}));
        return opened.run();
      })
      .catch(none)
      .finally(() => {
        setWaits(false);
      });
  }

  /** Makes a block an editor, with the cursor where the reader pressed. */
  function edit(block: HTMLElement, point: Point): void {
    const panel = block.closest<HTMLElement>('.tab-panel')?.dataset.panel as Kind | undefined;
    if (!panel || !isSent(panel) || panel in edited) return;
    const begin = (): void => {
      open(begin, (made) => made.readyToEdit())
        .then(() => {
          // An editor may have fewer lines than the block that it replaces.
          holdHeights(root.current, true);
          setEdited((before) => ({...before, [panel]: point}));
        })
        .catch(none);
    };
    begin();
  }

  function onClick({target, clientX, clientY}: MouseEvent): void {
    const block = (target as Element).closest<HTMLElement>('.tab-panel pre');
    // Who selects text reads, and so does who follows a link.
    if (!block || !getSelection()?.isCollapsed || (target as Element).closest('a')) return;
    edit(block, {x: clientX, y: clientY, ...placeIn(block)});
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && target.matches('.sample-inputs pre')) {
      event.preventDefault();
      edit(target, {});
    } else {
      runByKey(event, run);
    }
  }

  const prepare = (): void => {
    if (!savesData())
      obtain()
        .then((opened) => opened.model.prepare())
        .catch(none);
  };
  const warmUp = {onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare};

  const actions = (
    <>
      <button
        type="button"
        className="clean-btn live-run"
        aria-label="Run"
        aria-disabled={busy !== undefined}
        data-busy={busy}
        title="Ctrl+Enter or Cmd+Enter"
        {...warmUp}
        onClick={() => {
          run();
        }}
      >
        {(state && live?.percent(state)) ?? 'Run'}
      </button>
      <SampleMenu verification={verification} program={program}>
        {live?.actions()}
        <a href={`${baseUrl}playground${live && state ? live.hash(state) : `#sample=${name}`}`}>
          Open in the playground
        </a>
      </SampleMenu>
    </>
  );

  /** A block, or what is live in its place. Of those that come along, only the one that shows is there. */
  function drawn(block: SampleTab): SampleTab {
    const panel = panels.find((one) => one.value === block.props.value);
    const isThere = panel && (panel.isRecorded || panel.value === value.selectedValue);
    return isThere ? cloneElement(block, {label: panel.label}, panel.content) : block;
  }

  return (
    <>
      <TabFrame
        value={value}
        className="sample-tabs"
        lead={lead.map(drawn)}
        actions={actions}
        mark={live && state && live.mark(value.selectedValue as Kind, state)}
        above={
          <>
            {retry && <LoadFault what="What runs this sample" onRetry={retry} />}
            {live && state && live.above(state)}
          </>
        }
        frame={{
          ...frame,
          className: `${frame.className} live-sample`,
          ref: root,
          onClick,
          onKeyDown,
        }}
      >
        {tabs.map(drawn)}
      </TabFrame>
      {tryOperation && (
        <TryLine
          {...warmUp}
          words={tryWords}
          shown={live && state && live.shown(state, tryWords)}
          onTry={() => {
            run(tryOperation);
            // The query that takes the place of the other begins above the button.
            root.current?.scrollIntoView({block: 'nearest'});
          }}
          onReset={() => {
            live?.reset();
          }}
        />
      )}
    </>
  );
}
