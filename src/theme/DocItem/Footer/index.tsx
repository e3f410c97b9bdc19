// Change: the tools of the page stand beside its date; upstream shows a link to edit it, with a picture, and tags, which no page has.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageTools from '@site/src/components/PageTools';
import LastUpdated from '@theme/LastUpdated';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {
    metadata: {title, permalink, editUrl, lastUpdatedAt},
  } = useDoc();
  return (
    <footer className={styles.end}>
      <PageTools title={title} permalink={permalink} editUrl={editUrl} />
      <LastUpdated lastUpdatedAt={lastUpdatedAt} />
    </footer>
  );
}
