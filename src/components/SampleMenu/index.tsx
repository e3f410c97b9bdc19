import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Verification} from '../../../lib/sample-notes';

interface Props extends Verification {
  /** What else can be done with it. */
  children?: ReactNode;
}

/** The menu of a sample: what can be done with it, where more of it is, and how it was checked. A page has up to a hundred: plain links are cheap. */
export default function SampleMenu({verification, program, children}: Props): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  return (
    <details className="sample-menu">
      {/* A section that it stands in would take the click for its own. */}
      <summary
        className="sample-menu__mark"
        title="About this sample"
        onClick={(event) => event.stopPropagation()}
      />
      <div className="sample-menu__items">
        {children}
        <a href={(customFields?.examplesUrl as string) + program} rel="noopener">
          Program
        </a>
        <a href={`${baseUrl}docs/about-the-samples#mark`}>{verification}</a>
      </div>
    </details>
  );
}
