import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {type Choice, readChoice, writeChoice} from './address';
import DangerList from './DangerList';
import {ormsOf, libraryVersion} from './engine/packages';
import {changesFor, dangersFor} from './facts';
import FolderPicker from './FolderPicker';
import type {Counts} from './ScanStatus';
import ChangeList from './ChangeList';
import {foundOf, type ScanOutcome, useScan} from './useScan';

/** Everything that the page does: where to look, what for, and what was found. What to look for stands in the address. */
export default function YourCodeContents(): ReactNode {
  const {search: query} = useLocation();
  const history = useHistory();
  const choice = readChoice(query);
  const {view} = choice;
  const change = (part: Partial<Choice>): void => {
    const {location} = history;
    history.replace({...location, search: writeChoice({...readChoice(location.search), ...part})});
  };
  const scan = useScan((found) => {
    const [orm, ...others] = ormsOf(Object.keys(found.packages));
    const from = libraryVersion(found.packages);
    change({orm: others.length > 0 ? undefined : orm, ...(from && {from})});
    const counts = countFound(readChoice(history.location.search), found);
    if (counts.changes === 0 && counts.dangers > 0) change({view: 'check'});
  });
  const {outcome} = scan;
  return (
    <section className="your-code" aria-label="Migrate and check your code">
      <FolderPicker scan={scan} {...countFound(choice, outcome)} />
      <Tabs queryString="view">
        <TabItem value="upgrade" label="Upgrade">
          {view === 'upgrade' && (
            <ChangeList key={scan.count} choice={choice} onChange={change} outcome={outcome} />
          )}
        </TabItem>
        <TabItem value="check" label="Check for dangers">
          {view === 'check' && (
            <DangerList key={scan.count} choice={choice} onChange={change} outcome={outcome} />
          )}
        </TabItem>
      </Tabs>
    </section>
  );
}

/** How much of what a choice lists was found. */
function countFound({from, to, orm}: Choice, outcome?: ScanOutcome): Counts {
  return {
    changes: foundOf(changesFor(from, to, orm), outcome).length,
    dangers: foundOf(dangersFor(orm), outcome).length,
  };
}
