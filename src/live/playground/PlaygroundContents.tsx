import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import LoadFault from '@site/src/components/LoadFault';
import '../result/live.css';
import './playground.css';
import {fetchProgram, programNames} from '../sandbox/fetch-assets';
import {Action} from '../result/Workbench';
import PlaygroundProgram from './PlaygroundProgram';
import ProgramSearch from './ProgramSearch';
import type {LiveProgram} from '../sandbox/live-program';
import {type OpenedLink, readLink} from '../model/share';
import {STARTERS, titleOf} from './starters';

/** What can be shown, with the link that brought it. */
interface Choice {
  name: string;
  /** The operation to begin with; else that of the link, or the program's first. */
  operation?: string;
  link?: OpenedLink;
}

/** What is shown. Each choice is counted: the same program by another link is another one. */
type OpenProgram = Choice & {visit: number};

/** What shows where nothing was chosen. */
const FIRST: Choice = {
  name: STARTERS[0]?.program ?? programNames[0] ?? '',
  operation: STARTERS[0]?.operation,
};

/** Chooses a program and lets the reader change and run all of it. */
export default function PlaygroundContents(): ReactNode {
  const [shown, setShown] = useState<OpenProgram>();
  const [hasFailed, setHasFailed] = useState(false);
  /** The reader looks for another program than those to start with. */
  const [isSearching, setIsSearching] = useState(false);
  /** What the reader chose, or somebody put into the address: it waits until the reader lets it take the place of their edits. */
  const [waiting, setWaiting] = useState<Choice>();
  const touchedRef = useRef(false);

  const show = useCallback((choice: Choice): void => {
    setWaiting(undefined);
    // A link in the address no longer says what is shown. (The router keeps a state of its own.)
    if (!choice.link && choice !== FIRST)
      history.replaceState(history.state, '', location.pathname + location.search);
    setShown((before) => ({...choice, visit: (before?.visit ?? 0) + 1}));
  }, []);

  const offer = useCallback(
    (choice: Choice): void => {
      if (touchedRef.current) setWaiting(choice);
      else show(choice);
    },
    [show],
  );

  const follow = useCallback(
    (isFirst = false): void => {
      readLink(location.hash, findProgram).then(
        (link) => {
          if (link || isFirst) offer(link ? {name: link.program?.name ?? FIRST.name, link} : FIRST);
        },
        () => {
          setHasFailed(true);
        },
      );
    },
    [offer],
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
  const starter = STARTERS.find(({program}) => program === shown.name);
  return (
    <div className="live__playground">
      {waiting && (
        <div role="alert" className="live__note">
          {waiting.link ? 'The address now brings another program.' : 'You chose another program.'} To open it
          drops what you changed here.{' '}
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
      <div className="live__choices">
        <label className="live__choice">
          Start with{' '}
          <select
            value={(!isSearching && starter?.program) || ''}
            onChange={({target: {value}}) => {
              const chosen = STARTERS.find(({program}) => program === value);
              setIsSearching(!chosen);
              if (chosen) offer({name: value, operation: chosen.operation});
            }}
          >
            {STARTERS.map(({program, name}) => (
              <option key={program} value={program}>
                {name}
              </option>
            ))}
            <option value="">Another program …</option>
          </select>
        </label>
        {(isSearching || !starter) && (
          <ProgramSearch
            name={shown.name}
            isFocused={isSearching}
            onChoose={(name) => {
              setIsSearching(false);
              offer({name});
            }}
          />
        )}
      </div>
      <PlaygroundProgram
        key={shown.visit}
        {...shown}
        title={titleOf(shown.name)}
        about={starter && `${starter.about} ${starter.task}`}
        file={starter?.file}
        touchedRef={touchedRef}
      />
    </div>
  );
}

function findProgram(name: string): Promise<LiveProgram | undefined> {
  return programNames.includes(name) ? fetchProgram(name) : Promise.resolve(undefined);
}
