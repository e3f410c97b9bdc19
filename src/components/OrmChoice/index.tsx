import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ORMS} from '../../../lib/orms';
import useDocPath from '@site/src/components/useDocPath';
import OrmSelect from './OrmSelect';
import useChosenOrm from './useChosenOrm';
import styles from './styles.module.css';

/**
 * The reader's ORM, above a page that is about one of them: the tabs of the whole site follow the choice, and who has
 * chosen another one is led to its page of the same subject, or else to its first.
 * @param page id of the page, such as `persistence/typeorm/soft-delete` or `introduction/example`
 */
export default function OrmChoice({page}: {page: string}): ReactNode {
  const {docs} = useDocsVersion();
  const pathOf = useDocPath();
  const [stored, slot] = useChosenOrm();
  const [, folder, subject] = page.split('/');
  // What has no folder of an ORM is on TypeORM.
  const here = page.startsWith('persistence/') ? ORMS.find(({value}) => value === folder) : ORMS[0];
  if (!here) return null;
  const chosen = stored ?? here;
  const same = `persistence/${chosen.value}/${subject}`;
  const other = docs[same] ? same : `persistence/${chosen.value}/getting-started`;
  return (
    <p className={styles.choice}>
      <OrmSelect value={chosen.value} onChange={slot.set} />
      {chosen !== here && (
        <span>
          {page.startsWith('persistence/') ? 'This page is about' : 'These samples run on'} {here.label}.{' '}
          <Link to={pathOf(other)}>{docs[other]?.title}</Link>
        </span>
      )}
    </p>
  );
}
