import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useTickCount} from '@site/src/client/stored-ids';
import useChosenOrm from '@site/src/components/OrmChoice/useChosenOrm';
import Details from '@theme/Details';

interface Props {
  /** Id of the heading above: an address that names it opens the list. */
  group: string;
  /** Ids of its dangers, with a space between two: `id`, or `id:orm,orm` where it concerns only these. */
  dangers: string;
  children: ReactNode;
}

/** Nearly every application has to do something about these, so they are not folded. */
const FIRST = 'first';

/** The dangers of one risk, below how many there are, or how many of them the reader has dealt with. */
export default function RiskList({group, dangers, children}: Props): ReactNode {
  const ids = useShownIds(dangers);
  const done = useTickCount(ids);
  const progress = done > 0 ? `${done} of ${ids.length} done` : `${ids.length} dangers`;
  const isNamed = useLocation().hash === `#${group}`;
  // What the server has written knows no hash.
  const isOpen = useIsBrowser() && isNamed;
  if (group === FIRST) {
    return (
      <>
        <p data-control>{progress}</p>
        {children}
      </>
    );
  }
  return (
    <Details key={String(isOpen)} open={isOpen} summary={<summary data-control>{progress}</summary>}>
      {children}
    </Details>
  );
}

/** Those whose lines `orm.css` shows. */
function useShownIds(dangers: string): string[] {
  const [chosen] = useChosenOrm();
  return dangers.split(' ').flatMap((danger) => {
    const [id = '', orms] = danger.split(':');
    return !orms || !chosen || orms.split(',').includes(chosen.value) ? [id] : [];
  });
}
