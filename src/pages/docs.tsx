import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

const FIRST_PAGE = '/docs/introduction/getting-started';

/**
 * The address of the documentation as a whole, which leads to its first page, without script too. With a slash at its
 * end, plugins/redirects answers it.
 */
export default function Docs(): ReactNode {
  const pathname = useBaseUrl(FIRST_PAGE);
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <Layout title="Documentation" description="The documentation starts with Getting started.">
      <main className="container margin-vert--lg">
        <p>
          The documentation starts with <Link to={FIRST_PAGE}>Getting started</Link>.
        </p>
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${pathname}`} />
        </noscript>
        {isBrowser && <Redirect to={{pathname, search, hash}} />}
      </main>
    </Layout>
  );
}
