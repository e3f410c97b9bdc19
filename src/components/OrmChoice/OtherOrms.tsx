import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocPath from '@site/src/components/useDocPath';
import {ORMS} from '../../../lib/orms';

/**
 * A line for each ORM but TypeORM, on which the samples run, with the way to what differs. The style sheet shows the one of
 * the reader's ORM from the first paint on, so that nothing moves.
 */
export default function OtherOrms(): ReactNode {
  const {docs} = useDocsVersion();
  const pathOf = useDocPath();
  return ORMS.slice(1).map(({value, label}) => {
    const reference = `persistence/${value}/reference`;
    if (!docs[reference]) return null;
    return (
      <p key={value} className="other-orm" data-differs={value}>
        You use {label}. Samples here run on TypeORM where nothing else is said; the{' '}
        <Link to={pathOf(reference)}>{docs[reference].title}</Link> says what differs.
      </p>
    );
  });
}
