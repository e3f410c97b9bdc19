import {memo, type ReactNode} from 'react';
import {colored, type Language} from './color';

/** Code in the colors of the site, colored anew only where it changed: what stands around it is drawn with each key. */
export default memo(function Code({text, language}: {text: string; language: Language}): ReactNode {
  return colored(text, language).map((token, index) =>
    token.className ? (
      <i key={index} className={token.className}>
        {token.text}
      </i>
    ) : (
      token.text
    ),
  );
});
