import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useLoaded from '@site/src/components/useLoaded';

/** The playground, whose parts come when it is shown; the library comes with its first run. */
export default function Playground(): ReactNode {
  const isBrowser = useIsBrowser();
  const {loaded, failed} = useLoaded(() => import('./PlaygroundContents'), 'The playground');
  const Contents = loaded?.default;
  return (
    <div className="playground__place">
      <noscript>
        <p>
          The playground needs JavaScript.{' '}
          <Link to="/docs/introduction/getting-started">The documentation</Link> shows the same programs with
          what they came to.
        </p>
      </noscript>
      {failed}
      {Contents && <Contents />}
      {isBrowser && !failed && !Contents && <p role="status">Loading the playground …</p>}
    </div>
  );
}
