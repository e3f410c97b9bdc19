import type {ReactNode} from 'react';
import {highlight, type Language} from './highlight';

/** Each colored word is an element of its own; longer texts stay plain. */
const MOST_COLORED = 40_000;

/** Code in the colors of the site. */
export default function Code({text, language}: {text: string; language: Language}): ReactNode {
  if (text.length > MOST_COLORED) return text;
  return highlight(text, language).map((token, index) =>
    token.className ? (
      <i key={index} className={token.className}>
        {token.text}
      </i>
    ) : (
      token.text
    ),
  );
}
