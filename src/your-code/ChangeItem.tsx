import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ChangeFact} from '../../lib/fact-types';
import FactItem, {type ItemProps} from './FactItem';
import {limitsOf, sectionOf} from './facts';
import {countPlaces} from '../../lib/in-short';
import Inline from '@site/src/components/Inline';
import {isOpen} from './places';

/** A change: what to do in one line, and what is different when it is open. */
export default function ChangeItem({
  isScanned,
  ...shown
}: ItemProps<ChangeFact> & {isScanned: boolean}): ReactNode {
  const {fact, hits, more = 0} = shown;
  const count = hits.filter(isOpen).length + more;
  return (
    <FactItem
      {...shown}
      id={`change-${fact.id}`}
      headline={`${fact.todo}.`}
      remark={`Since ${fact.since}: ${fact.change}.`}
      count={count > 0 || (isScanned && !limitsOf(fact)) ? countPlaces(count) : undefined}
      task={fact.todo}
    >
      {fact.breaks !== 'nothing' && (
        <p>
          <strong>What breaks:</strong> <Inline text={fact.breaks} />.
        </p>
      )}
      <p>
        <strong>More in the guide:</strong>{' '}
        <Link to={sectionOf(fact)}>{fact.guide.replaceAll('-', ' ')}</Link>
      </p>
    </FactItem>
  );
}
