// Change: begins with the home page and gives a category its first page; upstream leaves both out, and search engines ignore a path of one step.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {title, url, baseUrl} = useDocusaurusContext().siteConfig;
  const steps = [
    {label: title, href: baseUrl},
    ...breadcrumbs.map((item) => ({label: item.label, href: item.href ?? findFirstSidebarItemLink(item)})),
  ];
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({label, href}, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: `${url}${href ?? ''}`,
          })),
        })}
      </script>
    </Head>
  );
}
