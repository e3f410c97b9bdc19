// Change: the tools of the page stand beside its date; upstream shows a link to edit it alone, with a picture.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageTools from '@site/src/components/PageTools';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {
    metadata: {title, permalink, editUrl, lastUpdatedAt, lastUpdatedBy, tags},
  } = useDoc();
  return (
    <footer className={styles.end}>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <TagsListInline tags={tags} />
        </div>
      )}
      <PageTools title={title} permalink={permalink} editUrl={editUrl} />
      {(lastUpdatedAt || lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
    </footer>
  );
}
