// Change: asks our client instead of Algolia's, so that it answers without an account, says when search fails (the original spins for ever), and renders highlights as text instead of HTML.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useSearch} from '@site/src/search/useSearch';
import Results from './Results';
import styles from './styles.module.css';

function titleOf(query: string): string {
  return query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
        {query},
      )
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const {hosted} = useSearch();
  const title = titleOf(query);
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            className={styles.input}
            placeholder={translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
            })}
            aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
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
        {hosted && (
          <p className={styles.provider}>
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
