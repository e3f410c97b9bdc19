import {type ReactNode, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useTickCount} from '@site/src/client/stored-ids';
import useChosenOrm from '@site/src/components/OrmChoice/useChosenOrm';
import Details from '@theme/Details';
import styles from './styles.module.css';

interface Props {
  /** Ids of its dangers, with a space between two: `id`, or `id:orm,orm` where it concerns only these. */
  dangers: string;
  /** Whether the heading above says how many of them the reader has dealt with. */
  isCounted?: boolean;
  /** Id of the heading above, if the list is folded: a link of this site that names it opens the list. */
  foldedBelow?: string;
  /** The dangers that stand above it, if it is folded: they may all be about other ORMs. */
  worse?: string;
  children: ReactNode;
}

/** Dangers of one risk. Those below the worst are folded, and the line that opens them says how many there are. */
export default function RiskList({dangers, isCounted, foldedBelow, worse = '', children}: Props): ReactNode {
  const {ids, ofSomeOrms} = useShown(dangers);
  const more = useShown(worse).ids.length > 0 ? 'more ' : '';
  const done = useTickCount(ids);
  const location = useLocation();
  // The server knows no hash and writes it closed. To open it once scripts have come would move what stands below in sight.
  const isBrowser = useIsBrowser();
  const [written] = useState(isBrowser ? undefined : location);
  const isOpen = location !== written && location.hash === `#${foldedBelow}`;
  // A table of nothing but its head.
  if (ids.length === 0) return null;
  if (!foldedBelow) {
    return (
      <>
        {isCounted && (
          <p className={styles.count} data-control>
            {done} of {ids.length} done
          </p>
        )}
        {children}
      </>
    );
  }
  const summary = [
    `${ids.length} ${more}${ids.length === 1 ? 'danger' : 'dangers'}`,
    ofSomeOrms > 0 && `${ofSomeOrms} only on some ORMs`,
    done > 0 && `${done} done`,
  ];
  return (
    <Details
      key={String(isOpen)}
      open={isOpen}
      summary={<summary data-control>{summary.filter(Boolean).join(', ')}</summary>}
    >
      {children}
    </Details>
  );
}

/** Those whose lines `orm.css` shows, and how many of them are not about every ORM while the reader has chosen none. */
function useShown(dangers: string): {ids: string[]; ofSomeOrms: number} {
  const [chosen] = useChosenOrm();
  const shown = dangers
    .split(' ')
    .map((danger) => danger.split(':'))
    .filter(([, orms]) => !orms || !chosen || orms.split(',').includes(chosen.value));
  return {
    ids: shown.map(([id = '']) => id),
    ofSomeOrms: chosen ? 0 : shown.filter(([, orms]) => orms).length,
  };
}
