// Change: the direct link is titled with the heading's text; upstream titles it with the id unless the heading is plain text. How far below the edge it comes to stand, src/css/global.css says.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {textOfNode} from '@site/src/components/text-of-node';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }

  brokenLinks.collectAnchor(id);
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
    },
    {heading: textOfNode(props.children) || id},
  );

  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
