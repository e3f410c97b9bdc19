// Change: says in the head where the Markdown of the page is, also of one that the reader goes to within the site.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {twinOf} from '@site/src/components/PageTools/twin';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';

export default function MDXContentWithTwin(props: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twinOf(pathname)} />
      </Head>
      <MDXContent {...props} />
    </>
  );
}
