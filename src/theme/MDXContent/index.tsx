// Change: says in the head where the Markdown of the page is, also of one that the reader goes to within the site.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {markdownUrl} from '@site/src/components/PageTools/markdown-url';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';

export default function MDXContentWithMarkdownLink(props: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrl(pathname)} />
      </Head>
      <MDXContent {...props} />
    </>
  );
}
