import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useLoaded from '@site/src/components/useLoaded';
import './your-code.css';

/** The check of a reader's own code, whose parts come when it is shown; what scans comes with the first folder. */
export default function YourCode(): ReactNode {
  const isBrowser = useIsBrowser();
  const {loaded, failed} = useLoaded(() => import('./YourCodeContents'), 'The check');
  if (failed) return failed;
  const Contents = loaded?.default;
  if (Contents) return <Contents />;
  return (
    <div className="your-code__loading">
      <noscript>
        <p>
          With JavaScript, this page asks from which version you come, searches the folder of your project
          where it is, and lists what concerns your code. Without, read{' '}
          <Link to="/docs/migration-guides/overview">the guides</Link> and{' '}
          <Link to="/docs/guides/production">the checklist of production</Link>.
        </p>
      </noscript>
      {isBrowser && <p role="status">Loading the check …</p>}
    </div>
  );
}
