import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A place that links from elsewhere lead to, where no heading of that id stands any more. */
export default function Anchor({id}: {id: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
