import {type ReactNode, useEffect, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {once} from '../../../lib/once';
import useDocPath from '../useDocPath';
import {entriesOf, type ErrorEntry, findEntries} from './entries';
import styles from './styles.module.css';

/** More of a line than any message has; what stands behind it is a stack. */
const LONGEST_LINE = 4000;
/** The words of a line by which the search is asked. */
const LONGEST_QUERY = 200;

/** What comes up keeps a distance from what is above it. */
const BELOW = 'margin-top--sm margin-bottom--none';

const PAGES = ['errors', 'errors-of-databases'];

async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The entries of all pages of errors: those of the page at hand are on it, the others are fetched. */
async function loadEntries(here: string, paths: string[]): Promise<ErrorEntry[]> {
  const found = await Promise.allSettled(
    paths.map(async (path) =>
      path === here ? entriesOf(document, '') : entriesOf(await fetchPage(path), path),
    ),
  );
  // Of a page that does not come, the entries are missing: the search still has them.
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/**
 * Finds the entry of an error by a line that a reader pastes, on all pages of errors. Without script it is not there, and
 * the page is a list.
 */
export default function ErrorFinder(): ReactNode {
  const [line, setLine] = useState('');
  const [entries, setEntries] = useState<ErrorEntry[]>();
  const {pathname} = useLocation();
  const pathOf = useDocPath();
  const field = useId();
  const [load] = useState(() =>
    once(() =>
      loadEntries(
        pathname,
        PAGES.flatMap((id) => pathOf(id) ?? []),
      ),
    ),
  );
  const isAsked = line.trim() !== '';
  useEffect(() => {
    if (isAsked) void load().then(setEntries);
  }, [isAsked, load]);
  const found = isAsked && entries ? findEntries(entries, line) : undefined;
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
      <div role="status">{found && <Found entries={found} line={line.trim()} />}</div>
    </form>
  );
}

/** The entries of a line, or the way on where it has none. */
function Found({entries, line}: {entries: ErrorEntry[]; line: string}): ReactNode {
  const searchLink = useSearchLinkCreator();
  if (entries.length === 0) {
    return (
      <p className={BELOW}>
        No entry has these words.{' '}
        <Link to={searchLink(line.slice(0, LONGEST_QUERY))}>Search the site for them</Link>
      </p>
    );
  }
  return (
    <>
      <p className={BELOW}>
        {entries.length === 1 ? 'This is about your line:' : 'These are about your line, the closest first:'}
      </p>
      <ul className={BELOW}>
        {entries.map(({title, to}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
