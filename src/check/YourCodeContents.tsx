import {type ReactNode, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {type Choice, readChoice, writeChoice} from './address';
import DangerList from './DangerList';
import {ormsOf, versionOf} from './engine/packages';
import FolderPicker from './FolderPicker';
import UpgradeList from './UpgradeList';
import {useSearch} from './useSearch';

const VIEWS = [
  {view: 'upgrade', label: 'Upgrade'},
  {view: 'check', label: 'Check for dangers'},
] as const;

/** Everything that the page does: what to look for, where, and what was found. */
export default function YourCodeContents(): ReactNode {
  const {search: query} = useLocation();
  const history = useHistory();
  const [choice, setChoice] = useState(() => readChoice(query));
  const change = (part: Partial<Choice>): void => {
    const next = {...choice, ...part};
    setChoice(next);
    history.replace({...history.location, search: writeChoice(next)});
  };
  const search = useSearch((found) => {
    const [orm, ...others] = ormsOf(Object.keys(found.packages));
    const from = versionOf(found.packages);
    change({orm: others.length > 0 ? undefined : orm, ...(from && {from})});
  });
  const {outcome} = search;
  return (
    <section className="check" aria-label="Check your code">
      <div className="check__views" role="group" aria-label="What to look for">
        {VIEWS.map(({view, label}) => (
          <button
            key={view}
            type="button"
            className="button"
            aria-pressed={choice.view === view}
            onClick={() => {
              change({view});
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <FolderPicker search={search} />
      {choice.view === 'upgrade' ? (
        <UpgradeList key={`upgrade${search.count}`} choice={choice} onChange={change} outcome={outcome} />
      ) : (
        <DangerList key={`check${search.count}`} choice={choice} onChange={change} outcome={outcome} />
      )}
    </section>
  );
}
