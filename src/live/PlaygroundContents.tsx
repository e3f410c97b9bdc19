import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import LoadFault from '@site/src/components/LoadFault';
import './live.css';
import {fetchProgram, programNames, programTitles} from './assets';
import {Action} from './Workbench';
import PlaygroundProgram from './PlaygroundProgram';
import type {LiveProgram} from './protocol';
import {type OpenedLink, readLink} from './share';

/** Programs to begin with. */
const STARTERS = [
  {
    program: 'introduction/example/quickstart',
    operation: 'create-tickets',
    name: 'Issue tracker',
    about: 'One DTO and one entity: all that the generated endpoints do.',
  },
  {
    program: 'guides/tenants',
    operation: 'own-tickets',
    name: 'Tenants',
    about: 'Tables of several tenants, each of whom reaches only its own rows.',
  },
  {
    program: 'persistence/typeorm/soft-delete/app',
    operation: 'finished',
    name: 'Soft delete',
    about: 'Rows that are marked as deleted, and come back.',
  },
  {
    program: 'graphql/aggregations/tickets',
    operation: 'by-status',
    name: 'Aggregates',
    about: 'Counts, sums and averages, by group and below a filter.',
  },
  {
    program: 'introduction/tutorial/cost/solution',
    operation: 'with-project',
    name: 'A project to grow',
    about: 'What the tutorial ends with: relations, rules and a hook, small enough to change all of it.',
  },
].filter(({program}) => programNames.includes(program));

/** What is shown, with the link that brought it. */
interface Shown {
  name: string;
  /** Counts what was shown: the same program by another link is another one. */
  visit: number;
  /** The operation to begin with; else that of the link, or the program's first. */
  operation?: string;
  link?: OpenedLink;
}

/** Chooses a program and lets the reader change and run all of it. */
export default function PlaygroundContents(): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setHasFailed] = useState(false);
  /** What another page put into the address, or the reader: it waits until the reader lets it take the place of their edits. */
  const [waiting, setWaiting] = useState<OpenedLink>();
  const touchedRef = useRef(false);

  const show = useCallback((link?: OpenedLink): void => {
    setWaiting(undefined);
    const {program: first = programNames[0] ?? '', operation} = STARTERS[0] ?? {};
    setShown((before) => ({
      name: link?.program?.name ?? first,
      operation: link ? undefined : operation,
      visit: (before?.visit ?? 0) + 1,
      link,
    }));
  }, []);

  const follow = useCallback(
    (isFirst = false): void => {
      readLink(location.hash, findProgram).then(
        (link) => {
          if (link && touchedRef.current) setWaiting(link);
          else if (link || isFirst) show(link);
        },
        () => {
          setHasFailed(true);
        },
      );
    },
    [show],
  );

  useEffect(() => {
    follow(true);
    const onChange = (): void => {
      follow();
    };
    addEventListener('hashchange', onChange);
    return () => {
      removeEventListener('hashchange', onChange);
    };
  }, [follow]);

  if (hasFailed) {
    const onRetry = (): void => {
      setHasFailed(false);
      follow(!shown);
    };
    return <LoadFault what="The program of this address" onRetry={onRetry} />;
  }
  if (!shown) return <p role="status">Loading the program …</p>;
  return (
    <>
      {waiting && (
        <div role="alert" className="live__note">
          The address now brings another program. To open it drops what you changed here.{' '}
          <Action
            onClick={() => {
              show(waiting);
            }}
          >
            Open it
          </Action>{' '}
          <Action
            onClick={() => {
              setWaiting(undefined);
            }}
          >
            Keep mine
          </Action>
        </div>
      )}
      <ul className="live__starters">
        {STARTERS.map(({program, operation, name, about}) => (
          <li key={program}>
            <button
              type="button"
              className="clean-btn"
              aria-pressed={shown.name === program}
              onClick={() => {
                setShown({name: program, operation, visit: shown.visit + 1});
              }}
            >
              <strong>{name}</strong> {about}
            </button>
          </li>
        ))}
      </ul>
      <p className="live__choices">
        <label className="live__choice">
          Program{' '}
          <select
            value={shown.name}
            onChange={({target}) => {
              setShown({name: target.value, visit: shown.visit + 1});
            }}
          >
            {Object.entries(byPage()).map(([page, names]) => (
              <optgroup key={page} label={page}>
                {names.map((program) => (
                  <option key={program} value={program}>
                    {page}: {program.slice(program.lastIndexOf('/') + 1)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </p>
      <PlaygroundProgram key={shown.visit} {...shown} touchedRef={touchedRef} />
    </>
  );
}

function findProgram(name: string): Promise<LiveProgram | undefined> {
  return programNames.includes(name) ? fetchProgram(name) : Promise.resolve(undefined);
}

/** The programs by the title of the page that shows them. */
function byPage(): Record<string, string[]> {
  const pages: Record<string, string[]> = {};
  for (const name of programNames) {
    const page = programTitles[name] ?? name;
    pages[page] = [...(pages[page] ?? []), name];
  }
  return pages;
}
