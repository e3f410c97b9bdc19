import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** How the sample was checked: `Ran on nestjs-query 9.5.0, …`. */
  check: string;
  /** The folder of its program below `examples/`. */
  program: string;
}

/** A quiet mark in the corner of a sample, which says how it was checked. A page has up to a hundred: plain links are cheap. */
export default function SampleCheck({check, program}: Props): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  return (
    <details className="sample-check">
      {/* A section that it stands in would take the click for its own. */}
      <summary title={check} onClick={(event) => event.stopPropagation()} />
      <p>
        <a href={`${baseUrl}docs/about-the-samples#mark`}>{check}</a>
        <a href={(customFields?.programs as string) + program} rel="noopener">
          Program
        </a>
      </p>
    </details>
  );
}
