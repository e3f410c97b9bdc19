import type {ReactNode} from 'react';
import type {StaticHtml} from '@site/src/client/served';

/** A paragraph that never changes: neither do scripts bring it a second time, nor does React look into it. */
export default function StaticText({html}: {html: string | StaticHtml}): ReactNode {
  return <p data-static="" dangerouslySetInnerHTML={typeof html === 'string' ? {__html: html} : html} />;
}
