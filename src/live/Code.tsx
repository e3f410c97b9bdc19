import type {ReactNode} from 'react';
import {highlight, type Language} from './highlight';

/** Code in the colors of the site. */
export default function Code({text, language}: {text: string; language: Language}): ReactNode {
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
