// Change: says in the head where the Markdown of the page is, also of one that the reader goes to within the site. A page about one ORM begins with the reader's choice of an ORM, and one whose samples run on TypeORM tells readers of another one where to look.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import OrmChoice from '@site/src/components/OrmChoice';
import OtherOrms from '@site/src/components/OrmChoice/OtherOrms';
import {markdownUrl} from '@site/src/components/PageTools/markdown-url';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';

/** The pages of which `plugins/markdown-pages` writes a version in Markdown. */
const WITH_MARKDOWN = ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-pages'];

/** Pages whose samples are on one ORM, to a degree that readers of another one go elsewhere; another version has its name before. */
const OF_ONE_ORM = /\/docs\/(?:[^/]+\/)?(persistence\/[^/]+\/[^/]+|introduction\/example)/;

/** Pages that are about any ORM, with samples on TypeORM. */
const OF_ANY_ORM = /\/docs\/(?:[^/]+\/)?(?:graphql\/|concepts\/|introduction\/getting-started)/;

export default function MDXContentWithMarkdownLink(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  const [, page] = OF_ONE_ORM.exec(pathname) ?? [];
  return (
    <>
      {WITH_MARKDOWN.includes(plugin.name) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownUrl(pathname)} />
        </Head>
      )}
      {page && <OrmChoice page={page} />}
      {!page && OF_ANY_ORM.test(pathname) && <OtherOrms />}
      <MDXContent {...props} />
    </>
  );
}
