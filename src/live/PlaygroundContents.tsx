import {type ReactNode, useEffect, useState} from 'react';
import './live.css';
import {fetchProgram, programNames, programTitles} from './assets';
import ProgramBench from './ProgramBench';
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
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isLeft = false;
    const follow = (): void => {
      readLink(location.hash, findProgram).then(
        (link) => {
          if (isLeft) return;
          const {program: first = programNames[0] ?? '', operation} = STARTERS[0] ?? {};
          setShown((before) =>
            link || !before
              ? {
                  name: link?.program?.name ?? first,
                  operation: link ? undefined : operation,
                  visit: (before?.visit ?? 0) + 1,
                  link,
                }
              : before,
          );
        },
        (error: unknown) => {
          setFailure(String(error));
        },
      );
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      isLeft = true;
      removeEventListener('hashchange', follow);
    };
  }, []);

  if (failure) return <p role="alert">{failure}</p>;
  if (!shown) return <p role="status">Loading the program …</p>;
  return (
    <>
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
      <ProgramBench key={shown.visit} {...shown} />
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
