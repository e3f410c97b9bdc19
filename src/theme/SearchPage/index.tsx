// Change: begins with pages to start at, asks our client instead of Algolia's, so that it answers without an account, says when search fails (the original spins for ever), and renders highlights as text instead of HTML.
import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {withoutControls} from '../../../lib/without-controls';
import {siteSearch} from '@site/src/search/choose-engine';
import {Marked} from '@site/src/search/Marked';
import {ErrorScreen, LoadingScreen, NoResultsScreen} from '@site/src/search/screens';
import {STARTING_POINTS} from '@site/src/search/starting-points';
import type {SearchHit} from '@site/src/search/types';
import {useSearchResults} from '@site/src/search/useSearchResults';
import styles from './styles.module.css';

const HITS_PER_PAGE = 15;

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <SearchPageContent />
    </HtmlClassNameProvider>
  );
}

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const title = query ? `Search results for "${withoutControls(query)}"` : 'Search the documentation';
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

interface ResultsProps {
  query: string;
  onSuggestion: (query: string) => void;
}

/** What stands below the field: the hits, or why there are none. */
function Results({query, onSuggestion}: ResultsProps): ReactNode {
  const {
    status,
    query: answered,
    pages,
    hits,
    total,
    hasMore,
    advance,
  } = useSearchResults(query, HITS_PER_PAGE);
  return (
    <>
      <p className={styles.count} role="status">
        {total > 0 && (total === 1 ? 'One document found' : `${total} documents found`)}
      </p>
      {query === '' && (
        <ul className={styles.start}>
          {STARTING_POINTS.map(([path, title, subject]) => (
            <li key={path}>
              <Link to={`/${path}`}>{title}</Link> {subject}
            </li>
          ))}
        </ul>
      )}
      {hits.map((hit) => (
        <Result key={hit.url} hit={hit} />
      ))}
      {status === 'loading' && hits.length === 0 && <LoadingScreen />}
      {status === 'failed' && (
        <>
          <ErrorScreen />
          <button type="button" className="button button--secondary" onClick={advance}>
            Try again
          </button>
        </>
      )}
      {status === 'done' && total === 0 && <NoResultsScreen query={answered} onSuggestion={onSuggestion} />}
      {status === 'done' && hasMore && <More key={pages} onReach={advance} />}
    </>
  );
}

/** One hit: its heading leads to it, the headings above and the text around the match tell what it is about. */
function Result({hit: {url, part, titles, text}}: {hit: SearchHit}): ReactNode {
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.heading}>
        <Link to={url}>
          <Marked text={titles.at(-1) ?? []} />
        </Link>
      </Heading>
      <ul className={`breadcrumbs ${styles.path}`}>
        {[[part], ...titles.slice(0, -1)].map((title, i) => (
          <li key={i} className="breadcrumbs__item">
            <Marked text={title} />
          </li>
        ))}
      </ul>
      {text.length > 0 && (
        <p className={styles.snippet}>
          <Marked text={text} />
        </p>
      )}
    </article>
  );
}

/** Asks for the next page as soon as the reader comes to the end of this one. */
function More({onReach}: {onReach: () => void}): ReactNode {
  const mark = useRef<HTMLParagraphElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) reach.current();
    });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={mark} className="margin-top--lg">
      Fetching new results...
    </p>
  );
}
