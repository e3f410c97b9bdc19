import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import {renderHighlights} from '@site/src/search/renderHighlights';
import type {SearchHit} from '@site/src/search/types';
import {LEVELS} from '@site/src/types/search';
import styles from './styles.module.css';

/** One hit: its heading leads to it, the headings above and the text around the match tell what it is about. */
export default function Result({hit}: {hit: SearchHit}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const marks = hit._highlightResult?.hierarchy ?? {};
  const titles = LEVELS.flatMap((level) => {
    const title = marks[level]?.value ?? hit.hierarchy[level];
    return title ? [title] : [];
  });
  const snippet = hit._snippetResult?.content?.value;
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.heading}>
        <Link to={processUrl(hit.url)}>{renderHighlights(titles.at(-1))}</Link>
      </Heading>
      <div>
        <ul className={`breadcrumbs ${styles.path}`}>
          {titles.slice(0, -1).map((title, i) => (
            <li key={i} className="breadcrumbs__item">
              {renderHighlights(title)}
            </li>
          ))}
        </ul>
      </div>
      {snippet && <p className={styles.snippet}>{renderHighlights(snippet)}</p>}
    </article>
  );
}
