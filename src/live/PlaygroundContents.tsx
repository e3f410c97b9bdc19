import {type ReactNode, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import './live.css';
import {programNames} from './assets';
import {LiveModel} from './live-state';
import {session} from './session';
import {fromHash, type Shared, toHash} from './share';
import Workbench from './Workbench';

const FIRST = 'graphql/queries/filtering/combine';

/** Chooses a program and lets the reader change and run all of it. */
export default function PlaygroundContents(): ReactNode {
  const [shared, setShared] = useState<Shared | undefined>(() => fromHash(location.hash));
  const [name, setName] = useState(() => known(shared?.program) ?? known(FIRST) ?? programNames[0] ?? '');

  useEffect(() => {
    const follow = (): void => {
      const next = fromHash(location.hash);
      if (!next || !known(next.program)) return;
      setShared(next);
      setName(next.program);
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
      session.end();
    };
  }, []);

  return (
    <>
      <p className="live__choices">
        <label className="live__choice">
          Program{' '}
          <select
            value={name}
            onChange={({target}) => {
              setShared(undefined);
              setName(target.value);
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
      <ProgramBench key={name + JSON.stringify(shared)} name={name} shared={shared} />
    </>
  );
}

function ProgramBench({name, shared}: {name: string; shared: Shared | undefined}): ReactNode {
  const model = useMemo(
    () => new LiveModel(name, shared?.operation ?? '', {takesSteps: false}),
    [name, shared],
  );
  const {program, operation, edits, draft} = useSyncExternalStore(
    model.subscribe,
    model.snapshot,
    model.snapshot,
  );
  const [failure, setFailure] = useState('');
  const [copied, setCopied] = useState('');

  useEffect(() => {
    model.open().then(
      ({operations}) => {
        if (!(model.snapshot().operation in operations)) model.choose(Object.keys(operations)[0] ?? '');
        model.restore(shared?.edits, shared?.draft);
      },
      (error: unknown) => {
        setFailure(String(error));
      },
    );
  }, [model, shared]);

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

  const changed = Object.keys(shared?.edits ?? {});
  if (failure) return <p role="alert">{failure}</p>;
  if (!program) return <p role="status">Loading the program …</p>;
  return (
    <>
      {shared && (changed.length > 0 || shared.draft) && (
        <p role="note" className="live__note">
          This link brings code of its own
          {changed.length > 0 && ` (changed: ${changed.join(', ')})`}. It runs when you press Run, without
          network and apart from this site.
        </p>
      )}
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

function known(name: string | undefined): string | undefined {
  return name !== undefined && programNames.includes(name) ? name : undefined;
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
