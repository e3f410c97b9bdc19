import {memo, type ReactNode} from 'react';
import {colored, type Language} from './color';

interface Props {
  text: string;
  language: Language;
  /** Where words of the code lead, by the word as it stands there. */
  links?: Readonly<Record<string, string>>;
}

/** Code in the colors of the site, colored anew only where it changed: what stands around it is drawn with each key. */
export default memo(function Code({text, language, links}: Props): ReactNode {
  return colored(text, language).map((token, index) =>
    token.className ? (
      <i key={index} className={token.className}>
        {links?.[token.text] ? (
          <a href={links[token.text]} target="_blank" rel="noopener">
            {token.text}
          </a>
        ) : (
          token.text
        )}
      </i>
    ) : (
      token.text
    ),
  );
});
