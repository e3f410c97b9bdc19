import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {baseName} from '../../lib/base-name';
import {newIssueUrl} from '@site/src/client/new-issue';
import pages from '@generated/not-found-index/default/pages.json';
import {nearestPages, plainPath, addressWords} from './nearest';
import {withoutControls} from '../../lib/without-controls';
import styles from './styles.module.css';

const MOST_WORDS = 5;
/** An issue of GitHub with a longer address would not open. */
const LONGEST_REPORTED = 300;

/** Where to go from an address that no page has. */
export default function Proposals(): ReactNode {
  const {url, baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const address = plainPath(pathname, baseUrl);
  const near = nearestPages(address, pages);
  const words = addressWords(baseName(address)).slice(0, MOST_WORDS);
  const query = new URLSearchParams({q: words.join(' ')});
  // Whoever made the link chose its words: they are told to the maintainers, and not to the reader as words of the site.
  const missing = withoutControls(pathname).slice(0, LONGEST_REPORTED);
  const report = newIssueUrl(customFields?.repository, {
    title: `Documentation: no page at ${missing}`,
    body: `Address: ${url}${missing}\nLinked from: ${document.referrer}\n\nWhat I expected to find there:\n\n`,
  });
  return (
    <>
      {near.length > 0 && (
        <>
          <h2>Did you mean one of these?</h2>
          <ul className={styles.pages}>
            {near.map(([path, title]) => (
              <li key={path}>
                <Link to={`/${path}`}>{title}</Link>
                <span>{path}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.ways}>
        {words.length > 0 && <Link to={`/search?${String(query)}`}>Search the documentation for it</Link>}
        <Link to={report}>Report that this page is missing</Link>
      </p>
    </>
  );
}
