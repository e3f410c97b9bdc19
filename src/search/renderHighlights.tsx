import type {ReactNode} from 'react';

const MARK = /<mark>(.*?)<\/mark>/gs;

/**
 * Renders text in which matches stand between `<mark>` tags. Any other markup in it is shown as the text it is:
 * what a search service answers never becomes HTML.
 */
export function renderHighlights(text: unknown): ReactNode {
  if (typeof text !== 'string') return null;
  return text.split(MARK).map((piece, i) => (i % 2 ? <mark key={i}>{piece}</mark> : piece));
}
