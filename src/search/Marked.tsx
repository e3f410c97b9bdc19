import type {ReactNode} from 'react';
import type {MarkedText} from './types';

/** Renders a text with its matches. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, i) => (i % 2 ? <mark key={i}>{piece}</mark> : piece));
}
