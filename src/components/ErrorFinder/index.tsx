import {type ReactNode, useEffect, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import clsx from 'clsx';
import Inline from '@site/src/components/Inline';
import {entriesAbout, entriesBeginningLike, type ListedEntry} from '../../../lib/error-entries';
import {once} from '../../../lib/once';
import styles from './styles.module.css';

/** More of a line than any message has; what stands behind it is a stack. */
const LONGEST_LINE = 4000;
/** The words of a line by which the search is asked. */
const LONGEST_QUERY = 200;

/** What comes up keeps a distance from what is above it. */
const BELOW = 'margin-top--sm margin-bottom--none';

const MOST_FOUND = 3;

/** An entry, with what it says of cause and fix. */
interface Explained extends ListedEntry {
  explanation?: string;
}

/** The entries of all pages of errors. Where they do not come, the search still has them. */
const load = once(async () => {
  const [entries, explanations] = await Promise.all([
    import('@generated/errors/default/entries.json'),
    import('@generated/errors/default/explanations.json'),
  ]);
  return entries.default.map((entry): Explained => ({
    ...entry,
    explanation: explanations.default[`${entry.page}#${entry.id}`],
  }));
});

/**
 * Finds the entry of an error by a line that a reader pastes, on all pages of errors. Without script it is not there, and
 * the page is a list.
 */
export default function ErrorFinder(): ReactNode {
  const [line, setLine] = useState('');
  const [entries, setEntries] = useState<Explained[]>();
  const field = useId();
  const isAsked = line.trim() !== '';
  useEffect(() => {
    if (!isAsked) return;
    load().then(setEntries, () => {
      setEntries([]);
    });
  }, [isAsked]);
  const found = isAsked && entries ? entriesAbout(line, entries, 'within').slice(0, MOST_FOUND) : undefined;
  const near = found?.length === 0 ? entriesBeginningLike(line, entries ?? []).slice(0, MOST_FOUND) : [];
  return (
    <form
      role="search"
      aria-label="Errors"
      className={clsx('padding--md margin-bottom--md', styles.finder)}
      onSubmit={(event) => {
        event.preventDefault();
        // As a click on it: the browser then knows where reading goes on.
        event.currentTarget.querySelector('a')?.click();
      }}
    >
      <label htmlFor={field}>
        <strong>Paste a line of your terminal or response</strong>
      </label>
      <input
        id={field}
        type="search"
        className={clsx('margin-top--sm', styles.field)}
        placeholder="Unable to find Project with id: 2"
        maxLength={LONGEST_LINE}
        autoComplete="off"
        spellCheck={false}
        value={line}
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      <div role="status">{found && <Found entries={found} near={near} line={line.trim()} />}</div>
    </form>
  );
}

interface FoundProps {
  entries: Explained[];
  /** Where there are none: entries that begin as the line does. */
  near: Explained[];
  line: string;
}

/** The entries of a line, or the way on where it has none. */
function Found({entries, near, line}: FoundProps): ReactNode {
  const searchLink = useSearchLinkCreator();
  if (entries.length === 0) {
    return (
      <>
        <p className={BELOW}>
          No entry has {near.length > 0 ? 'all of these words, but these begin with them:' : 'these words.'}
        </p>
        {near.length > 0 && <EntryList entries={near} />}
        <p className={BELOW}>
          <Link to={searchLink(line.slice(0, LONGEST_QUERY))}>Search the site for them</Link>
        </p>
      </>
    );
  }
  const [closest, ...others] = entries;
  return (
    <>
      <p className={BELOW}>{closest && <EntryLink entry={closest} />}</p>
      {closest?.explanation && (
        <p className={clsx(BELOW, styles.explanation)}>
          <Inline text={closest.explanation} />
        </p>
      )}
      {others.length > 0 && (
        <>
          <p className={BELOW}>Less close to your line:</p>
          <EntryList entries={others} />
        </>
      )}
    </>
  );
}

function EntryList({entries}: {entries: Explained[]}): ReactNode {
  return (
    <ul className={BELOW}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** The way to an entry by its text, in which an ellipsis at the end has no further dot. */
function EntryLink({entry: {id, page, texts}}: {entry: ListedEntry}): ReactNode {
  return <Link to={`/${page}#${id}`}>{texts[0]?.replace(/…\.$/, '…')}</Link>;
}
