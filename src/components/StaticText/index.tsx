import type {ReactNode} from 'react';
import type {StaticHtml} from '@site/src/client/served';

export interface Props {
  /** What element it is. */
  as?: 'p' | 'ul' | 'ol' | 'li' | 'thead' | 'tbody' | 'tr';
  html: string | StaticHtml;
}

/** Text that never changes: neither do scripts bring it a second time, nor does React look into it. */
export default function StaticText({as: Element = 'p', html}: Props): ReactNode {
  return (
    <Element data-static="" dangerouslySetInnerHTML={typeof html === 'string' ? {__html: html} : html} />
  );
}
