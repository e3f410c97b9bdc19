import {type ReactNode, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import './live.css';
import {fetchProgram, programNames, programTitles} from './assets';
import LinkNote from './LinkNote';
import {LiveModel} from './live-state';
import type {LiveProgram} from './protocol';
import {savesData} from './saves-data';
import {session} from './session';
import {type OpenedLink, readLink, toHash} from './share';
import Workbench from './Workbench';

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

function ProgramBench({name, operation: start, link}: Shown): ReactNode {
  const model = useMemo(() => new LiveModel(name, '', {takesSteps: false}), [name]);
  const {program, operation, edits, draft} = useSyncExternalStore(
    model.subscribe,
    model.snapshot,
    model.snapshot,
  );
  const [failure, setFailure] = useState('');
  const [copied, setCopied] = useState('');

  useEffect(() => {
    let isLeft = false;
    model.restore(link ?? {edits: {}, operation: start}).then(
      () => {
        // What a link brings waits for its reader.
        const isOurs = !link || (Object.keys(link.edits).length + link.leftOut.length === 0 && !link.draft);
        if (isOurs && !isLeft && !savesData()) void model.run();
      },
      (error: unknown) => {
        setFailure(String(error));
      },
    );
    return () => {
      isLeft = true;
      session.end();
    };
  }, [model, link, start]);

  async function share(): Promise<void> {
    const hash = toHash({program: name, operation, edits, draft});
    history.replaceState(history.state, '', hash);
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied('The link is in your clipboard.');
    } catch {
      setCopied('The link is in the address bar.');
    }
  }

  async function download(): Promise<void> {
    if (!program) return;
    const {downloadProject} = await import('./download');
    await downloadProject(program, edits);
  }

  if (failure) return <p role="alert">{failure}</p>;
  if (!program) return <p role="status">Loading the program …</p>;
  return (
    <>
      {link && <LinkNote link={link} />}
      <p className="live__choices">
        <label className="live__choice">
          Operation{' '}
          <select
            value={operation}
            onChange={({target}) => {
              model.choose(target.value);
            }}
          >
            {Object.keys(program.operations).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <span className="live__actions">
          <button type="button" className="clean-btn live__action" onClick={() => void share()}>
            Share
          </button>
          <button type="button" className="clean-btn live__action" onClick={() => void download()}>
            Download
          </button>
        </span>
      </p>
      <Workbench
        model={model}
        onReset={() => {
          model.reset();
        }}
      />
      <p role="status">{copied}</p>
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
