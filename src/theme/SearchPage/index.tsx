// Change: asks our client instead of Algolia's, so that it answers without an account, says when search fails (the original spins for ever), and renders highlights as text instead of HTML.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {siteSearch} from '@site/src/search/site-search';
import Results from './Results';
import styles from './styles.module.css';

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            className={styles.input}
            placeholder="Type your search here"
            aria-label="Search"
            onChange={(event) => setQuery(event.target.value)}
            value={query}
            autoComplete="off"
            autoFocus
          />
        </form>
        <noscript>
          <p>
            Search needs JavaScript. <Link to="/docs/introduction/getting-started">The documentation</Link>{' '}
            lists its pages beside each page.
          </p>
        </noscript>
        <Results query={query} onSuggestion={setQuery} />
        {siteSearch.hosted && (
          <p className="margin-top--lg">
            <Link to="https://www.algolia.com/">Powered by Algolia</Link>
          </p>
        )}
      </main>
    </Layout>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <SearchPageContent />
    </HtmlClassNameProvider>
  );
}
