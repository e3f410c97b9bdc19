import {type ReactNode, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import './live.css';
import {fetchProgram, programNames} from './assets';
import LinkNote from './LinkNote';
import {LiveModel} from './live-state';
import type {LiveProgram} from './protocol';
import {session} from './session';
import {type OpenedLink, readLink, toHash} from './share';
import Workbench from './Workbench';

const FIRST = 'graphql/queries/filtering/combine';

/** What is shown, with the link that brought it. */
interface Shown {
  name: string;
  /** Counts what was shown: the same program by another link is another one. */
  visit: number;
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
          const first = programNames.includes(FIRST) ? FIRST : (programNames[0] ?? '');
          setShown((before) =>
            link || !before
              ? {name: link?.program?.name ?? first, visit: (before?.visit ?? 0) + 1, link}
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
                    {program}
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

function ProgramBench({name, link}: Shown): ReactNode {
  const model = useMemo(() => new LiveModel(name, '', {takesSteps: false}), [name]);
  const {program, operation, edits, draft} = useSyncExternalStore(
    model.subscribe,
    model.snapshot,
    model.snapshot,
  );
  const [failure, setFailure] = useState('');
  const [copied, setCopied] = useState('');

  useEffect(() => {
    model.restore(link ?? {edits: {}}).catch((error: unknown) => {
      setFailure(String(error));
    });
    return () => {
      session.end();
    };
  }, [model, link]);

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
        always
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

/** The programs below the page that shows them; a page's program lies at its address or one folder below. */
function byPage(): Record<string, string[]> {
  const pages: Record<string, string[]> = {};
  for (const name of programNames) {
    const page = name.split('/').slice(0, -1).join('/') || name;
    pages[page] = [...(pages[page] ?? []), name];
  }
  return pages;
}
