import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newIssueUrl} from '@site/src/client/new-issue';
import {baseName} from '../../../lib/base-name';
import {withoutControls} from '../../../lib/without-controls';
import styles from './styles.module.css';

const MOST_WORDS = 5;
/** An issue of GitHub with a longer address would not open. */
const LONGEST_REPORTED = 300;
/** What is longer is no place that somebody looks for, but may be words of whoever made the link. */
const LONGEST_NAMED = 60;

/** The words of the last part of an address: what a reader looked for. */
const wordsOf = (pathname: string): string =>
  baseName(pathname.toLowerCase().replace(/(?:\/index)?(?:\.(?:html?|mdx?))?\/?$/, ''))
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .join(' ');

/** What to do at an address that no page has: search for its words, or report it. */
export default function UnknownAddress(): ReactNode {
  const {url, baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  // As the address bar has it, where neither a blank nor a character that turns the direction of writing makes it a sentence.
  const asked = encodeURI(pathname);
  const missing = withoutControls(pathname).slice(0, LONGEST_REPORTED);
  const report = newIssueUrl(customFields?.repository, {
    title: `Documentation: no page at ${missing}`,
    body: `Address: ${url}${missing}\nLinked from: ${document.referrer}\n\nWhat I expected to find there:\n\n`,
  });
  return (
    <>
      {asked.length <= LONGEST_NAMED && (
        <p>
          <code className={styles.asked}>{asked}</code> is not a page here.
        </p>
      )}
      <form role="search" className={styles.search} action={`${baseUrl}search`}>
        <input key={asked} type="search" name="q" aria-label="Search" defaultValue={wordsOf(pathname)} />
        <button className="button button--primary">Search the documentation</button>
      </form>
      <p>
        <Link to={report}>Report that this page is missing</Link>
      </p>
    </>
  );
}
