/** What a sample that runs measures and changes of its boxes on the page. */
import type {Point} from '../editor/rich-editor';

/** How much of the window's height a longer result may take. */
const MOST_OF_WINDOW = 0.6;

/** How long a result is lit up. */
const LIT_MS = 700;

/** The text of a block, how much of it stands before the cursor that a click has set, and where the line of that is. */
export function placeIn(block: HTMLElement): Pick<Point, 'text' | 'offset' | 'top'> {
  const code = block.querySelector('code');
  const selection = getSelection();
  if (!code || !selection?.rangeCount || !code.contains(selection.anchorNode)) return {};
  const range = selection.getRangeAt(0).cloneRange();
  const before = range.cloneRange();
  before.setStart(code, 0);
  // In an empty line, the cursor alone has no place.
  const {endContainer, endOffset} = range;
  if (endOffset < (endContainer.nodeValue?.length ?? 0)) range.setEnd(endContainer, endOffset + 1);
  const top = range.getClientRects()[0]?.top;
  return {text: code.textContent, offset: before.toString().length, top};
}

/** The blocks that are sent and the line below them are no lower than they are, or as high as what they hold. */
export function holdHeights(sample: HTMLElement | null, holds: boolean): void {
  const parts = sample?.parentElement?.querySelectorAll<HTMLElement>('.sample-inputs > *, .sample-try') ?? [];
  for (const part of parts) {
    const isOwn = sample?.contains(part) || part.previousElementSibling === sample;
    if (isOwn) part.style.minHeight = holds ? `${part.getBoundingClientRect().height}px` : '';
  }
}

/** Lights a result up for a moment: a reader sees that it ran also where it comes to the same. */
export function lightUp(sample: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const results = resultsOf(sample);
  if (results?.querySelector('[data-live-result]'))
    results.animate([{backgroundColor: 'var(--code-line)'}, {}], {duration: LIT_MS, easing: 'ease-in'});
}

export const resultsOf = (sample: HTMLElement | null) =>
  sample?.querySelector('.sample-results > .tab-panels');

/** How high the results have to be, in pixels, to show the chosen one whole; no more than most of the window. */
export function wholeHeight(sample: HTMLElement | null): number {
  const results = resultsOf(sample);
  const panel = results?.querySelector('.tab-panel:not([hidden])');
  if (!results || !panel) return 0;
  const whole = results.getBoundingClientRect().height + panel.scrollHeight - panel.clientHeight;
  return Math.min(whole, MOST_OF_WINDOW * window.innerHeight);
}
