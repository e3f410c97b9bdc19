import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newIssueUrl} from '@site/src/client/new-issue';
import {siteSearch} from '@site/src/search/choose-engine';
import {useSearchResults} from '@site/src/search/useSearchResults';
import {baseName} from '../../../../lib/base-name';
import {withoutControls} from '../../../../lib/without-controls';
import styles from './UnknownAddress.module.css';

const MOST_WORDS = 5;
/** An issue of GitHub with a longer address would not open. */
const LONGEST_REPORTED = 300;
const MOST_PAGES = 4;
/** Several of the hits may be of one page. */
const HITS_ASKED = 5 * MOST_PAGES;

/** The words of the last part of an address: what a reader looked for. */
const wordsOf = (pathname: string): string =>
  baseName(pathname.toLowerCase().replace(/(?:\/index)?(?:\.(?:html?|mdx?))?\/?$/, ''))
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .join(' ');

/** What to do at an address that no page has: search for its words, report it, or read what the search finds. */
export default function UnknownAddress(): ReactNode {
  const {url, baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const words = wordsOf(pathname);
  const missing = withoutControls(pathname).slice(0, LONGEST_REPORTED);
  const report = newIssueUrl(customFields?.repository, {
    title: `Documentation: no page at ${missing}`,
    body: `Address: ${url}${missing}\nLinked from: ${document.referrer}\n\nWhat I expected to find there:\n\n`,
  });
  return (
    <>
      <form role="search" className={styles.search} action={`${baseUrl}search`}>
        <input key={words} type="search" name="q" aria-label="Search" defaultValue={words} />
        <button className="button button--primary">Search the documentation</button>
      </form>
      <p>
        <Link to={report}>Report that this page is missing</Link>
      </p>
      <FoundPages words={words} />
    </>
  );
}

/** The pages that the search of the site has first. It comes last: what stands above it keeps its place. */
function FoundPages({words}: {words: string}): ReactNode {
  // A service hears of what a reader asks, not of where a link led.
  const {hits} = useSearchResults(siteSearch.hosted ? '' : words, HITS_ASKED);
  const titles = new Map(hits.map(({url, titles: [title = []]}) => [url.replace(/#.*/, ''), title.join('')]));
  if (titles.size === 0) return null;
  return (
    <>
      <p className="margin-bottom--sm">Or go to one of these pages:</p>
      <ul>
        {[...titles].slice(0, MOST_PAGES).map(([address, title]) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
