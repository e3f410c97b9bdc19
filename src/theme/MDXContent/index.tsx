// Change: says in the head where the Markdown of the page is, also of one that the reader goes to within the site. A page about one ORM begins with the reader's choice of an ORM.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import OrmChoice from '@site/src/components/OrmChoice';
import {markdownUrl} from '@site/src/components/PageTools/markdown-url';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';

export default function MDXContentWithMarkdownLink(props: Props): ReactNode {
  const {pathname} = useLocation();
  const [, page] = /\/docs\/(persistence\/[^/]+\/[^/]+)/.exec(pathname) ?? [];
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrl(pathname)} />
      </Head>
      {page && <OrmChoice page={page} />}
      <MDXContent {...props} />
    </>
  );
}
