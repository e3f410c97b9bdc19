import {
  cloneElement,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import LoadFault from '@site/src/components/LoadFault';
import TabFrame from '@site/src/components/TabFrame';
import {type SampleTab, type SampleProps, splitSample} from '@site/src/components/Sample/layout';
import TabItem from '@theme/TabItem';
import clsx from 'clsx';
import {ANSWERS, isSent, type BlockKind, LABELS, OPERATIONS} from '../../../lib/sample-kinds';
import type {LiveModel} from '../model/live-model';
import type {Edited, OpenedSample} from './live-view';
import type {Point} from '../editor/rich-editor';
import {runByKey} from '../model/run-key';
import {holdHeights, lightUp, placeIn, wholeHeight} from './boxes';
import {savesData} from '../model/saves-data';
import SampleActions, {TryLine} from './SampleActions';
import {useLiveSample} from './use-live-sample';

/** A sample whose program runs in the browser: `plugins/live` sees to that. */
type Props = SampleProps & {operation: string};

/** What else is sent: another operation brings all of it along. */
const TAKEN = [...OPERATIONS, 'variables', 'user'] as const;

/** Fetches what an editor in the place of a block needs, so that it comes at once. */
async function readyToEdit(model: LiveModel): Promise<void> {
  await Promise.all([model.open(), import('../editor/rich-editor').catch(none)]);
}

/** So many tabs fill a row of the narrowest phones. */
const FULL_ROW = 3;

const isCode = ({props}: SampleTab): boolean => props.value === 'code';
const none = (): undefined => undefined;

/** A sample that runs where it stands: its recorded blocks, a button, and what it came to in their place. */
export default function RunnableSample(props: Props): ReactNode {
  const {operation: name, file, program, verification, tryOperation, tryWords: words = '', children} = props;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [waits, setWaits] = useState(false);
  const {live, state, view, edited, held, setHeld, retry, obtain, open, close} = useLiveSample(
    {name, file, words},
    root,
  );

  const panels = view?.panels ?? [];
  const {inputs: lead, results: recorded} = splitSample(children);
  const more = panels.filter(({isRecorded}) => !isRecorded);
  // That the code can be read and edited is seen before it has come, where a phone has room for its tab.
  const isCodeToCome =
    recorded.length < FULL_ROW && !lead.some(isCode) && !more.some(({value}) => value === 'code');
  const shape = panels.map(({value, label}) => `${value} ${label}`).join();
  // The tabs alone: what is in their panels changes with each result.
  const tabs = useMemo(
    () => [
      ...recorded.map((block) => {
        const label = panels.find(({value}) => value === block.props.value)?.label;
        return label === undefined ? block : cloneElement(block, {label});
      }),
      ...(isCodeToCome ? [<TabItem key="code" value="code" label={LABELS.code} children />] : []),
      ...more.map(({value, label}) => <TabItem key={value} value={value} label={label} children />),
    ],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the recorded blocks stay
    [shape, isCodeToCome],
  );
  const known = useTabsContextValue({children: tabs});
  const {tabValues} = known;
  const first = tabValues[0]?.value ?? '';
  const answer = tabValues.find(({value}) => (ANSWERS as readonly string[]).includes(value))?.value ?? first;
  // A tab may go, as that of the console does.
  const isThere = tabValues.some(({value}) => value === known.selectedValue);
  const chosen = isThere ? known.selectedValue : answer;
  const busy = view?.busy ?? (waits ? 'loading' : undefined);

  // The result of what the reader made of it may be longer than what the page has.
  const longer = view?.change && chosen === answer ? state?.result : undefined;
  useLayoutEffect(() => {
    if (longer) setHeld((height = 0) => Math.max(height, wholeHeight(root.current)));
  }, [longer, setHeld]);

  /** Runs the operation as it stands, or another of the program in its place. */
  function run(other?: string): void {
    if (busy) return;
    const left = document.activeElement?.closest<HTMLElement>('.tab-panel[role=tabpanel]')?.dataset.panel;
    // Who edits code goes on there: beside the tabs stands how the result differs.
    if (left !== 'code' || other) {
      known.selectValue(answer);
      // What had the focus is behind another tab now.
      if (left && left !== answer) {
        requestAnimationFrame(() => {
          root.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({preventScroll: true});
        });
      }
    }
    setWaits(true);
    const again = () => run(other);
    open(again, async (opened) => (other ? take(other, opened) : {}))
      .then((model) => model.run())
      .then(() => lightUp(root.current))
      .catch(none)
      .finally(() => setWaits(false));
  }

  function select(tab: string): void {
    known.selectValue(tab);
    if (tab === 'code' && isCodeToCome) openCode();
  }

  function openCode(): void {
    open(openCode, async ({model}) => {
      await readyToEdit(model);
      return {};
    }).catch(none);
  }

  /** Takes another operation of the program; the blocks that it changes become editors. */
  async function take(other: string, {model, recorded}: OpenedSample): Promise<Edited> {
    await readyToEdit(model);
    model.choose(other);
    holdHeights(root.current, false);
    const sent = TAKEN.filter((kind) => kind in recorded);
    return Object.fromEntries(sent.map((kind) => [kind, undefined]));
  }

  function stop(): void {
    live?.model.stop();
    // The button that was pressed goes.
    button.current?.focus({preventScroll: true});
  }

  /** Brings back what the page has. */
  function reset(): void {
    close();
    holdHeights(root.current, false);
    known.selectValue(first);
    button.current?.focus({preventScroll: true});
  }

  /** Makes a block an editor, with the cursor where the reader pressed. */
  function edit(block: HTMLElement, point: Point): void {
    const panel = block.closest<HTMLElement>('.tab-panel')?.dataset.panel as BlockKind | undefined;
    if (!panel || !isSent(panel) || (edited && panel in edited)) return;
    const again = () => edit(block, point);
    open(again, async ({model}) => {
      await readyToEdit(model);
      // An editor may have fewer lines than the block that it replaces.
      holdHeights(root.current, true);
      return {[panel]: point};
    }).catch(none);
  }

  function onClick({target, clientX, clientY}: MouseEvent): void {
    const block = (target as Element).closest<HTMLElement>('.tab-panel pre');
    if ((target as Element).closest('.live__place')) known.selectValue('code');
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
    if (savesData()) return;
    const prepared = obtain().then(({model}) => model.prepare());
    prepared.catch(none);
  };
  const warmUp = {onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare};

  /** A block, or what is live in its place. Of those that come along, only the one that shows is there. */
  function drawn(block: SampleTab): SampleTab {
    const panel = panels.find((one) => one.value === block.props.value);
    const isThere = panel && (panel.isRecorded || panel.value === chosen);
    return isThere ? cloneElement(block, {label: panel.label}, panel.content) : block;
  }

  return (
    <>
      <TabFrame
        value={{...known, selectedValue: chosen, selectValue: select}}
        className="sample-tabs"
        lead={lead.map(drawn)}
        actions={
          <SampleActions
            {...{name, view, busy, button, verification, program}}
            {...warmUp}
            onRun={() => run()}
            onStop={stop}
            onReset={reset}
          />
        }
        mark={view?.mark(chosen as BlockKind)}
        above={
          <>
            {retry && <LoadFault what="The sample could not start, because its files" onRetry={retry} />}
            {live && state && view && (
              <live.Status model={live.model} state={state} onRun={() => run()} onStop={stop} />
            )}
          </>
        }
        shape={props}
        frame={{
          className: clsx('sample live-sample', held !== undefined && 'sample--held'),
          style: held === undefined ? undefined : ({'--held': `${held}px`} as CSSProperties),
          ref: root,
          onClick,
          onKeyDown,
        }}
      >
        {tabs.map(drawn)}
      </TabFrame>
      {tryOperation && (
        <TryLine
          words={words}
          change={view?.change}
          {...warmUp}
          onTry={() => {
            run(tryOperation);
            // The query that takes the place of the other begins above the button.
            root.current?.scrollIntoView({block: 'nearest'});
          }}
          onReset={reset}
        />
      )}
    </>
  );
}
