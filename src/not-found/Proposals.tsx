import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newIssueUrl} from '@site/src/client/new-issue';
import pages from '@generated/not-found-index/default/pages.json';
import {nearestPages, plainPath, wordsOf} from './nearest';
import styles from './styles.module.css';

/** Where to go from an address that no page has. */
export default function Proposals(): ReactNode {
  const {url, baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const address = plainPath(pathname, baseUrl);
  const near = nearestPages(address, pages);
  const words = wordsOf(address.slice(address.lastIndexOf('/') + 1)).join(' ');
  const report = newIssueUrl(customFields?.repository, {
    title: `Documentation: no page at ${pathname}`,
    body: `Address: ${url}${pathname}\nLinked from: ${document.referrer}\n\nWhat I expected to find there:\n\n`,
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
        {words && <Link to={`/search?${String(new URLSearchParams({q: words}))}`}>Search for “{words}”</Link>}
        <Link to={report}>Report that this page is missing</Link>
      </p>
    </>
  );
}
