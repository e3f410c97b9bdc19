import {useEffect, useRef, useState} from 'react';
import type {Fact} from '../../lib/fact-types';
import {groupBy} from '../../lib/group-by';
import type {Hit} from './engine/hit';
import {searched} from './facts';
import type {Picked} from './pick';
import {isOpen} from './places';
import type {Found} from './sandbox/search-messages';
import {type RunningSearch, searchFiles} from './search-files';

/** What a search came to, with the hits by their facts. */
export interface SearchOutcome extends Found {
  picked: Picked;
  byFact: Map<string, Hit[]>;
}

export type SearchState =
  | {kind: 'idle'}
  | {kind: 'searching'; done: number; total: number; path: string}
  | {kind: 'found'; outcome: SearchOutcome}
  | {kind: 'failed'; message: string};

export interface ProjectSearch {
  state: SearchState;
  /** Of the last search that has ended, while the next one runs as well. */
  outcome?: SearchOutcome;
  /** How many searches have ended. */
  count: number;
  begin: (picked: Picked) => void;
  stop: () => void;
}

/** One search at a time, which ends with the page. */
export function useSearch(onFound: (outcome: SearchOutcome) => void): ProjectSearch {
  const [state, setState] = useState<SearchState>({kind: 'idle'});
  const [count, setCount] = useState(0);
  const running = useRef<RunningSearch>(undefined);
  useEffect(() => () => running.current?.end(), []);

  function begin(picked: Picked): void {
    running.current?.end();
    if (picked.files.length === 0) {
      setState({kind: 'failed', message: emptyMessage(picked)});
      return;
    }
    const total = picked.files.length;
    setState({kind: 'searching', done: 0, total, path: ''});
    const own = searchFiles(picked.files, searched, (done, path) => {
      setState({kind: 'searching', done, total, path});
    });
    running.current = own;
    own.found.then(
      (found) => {
        if (running.current !== own) return;
        const ofSearch = {...found, picked, byFact: groupBy(found.hits, ({fact}) => fact)};
        setState({kind: 'found', outcome: ofSearch});
        setCount((before) => before + 1);
        onFound(ofSearch);
      },
      ({message}: Error) => {
        if (running.current === own) setState({kind: 'failed', message});
      },
    );
  }

  const outcome = state.kind === 'found' ? state.outcome : undefined;
  return {state, outcome, count, begin, stop: () => running.current?.stop()};
}

/** The hits of a fact that no comment silences. */
export function openHitsOf(id: string, outcome?: SearchOutcome): Hit[] {
  return (outcome?.byFact.get(id) ?? []).filter(isOpen);
}

/** Those of some facts that have such hits, and are known to be true. */
export function foundOf<Known extends Fact>(facts: Known[], outcome?: SearchOutcome): Known[] {
  return facts.filter((fact) => openHitsOf(fact.id, outcome).length > 0 && !needsRest(fact, outcome));
}

/** Whether what a pasted text lacks, which a fact is about, may stand in the rest of its project. */
export function needsRest({id, search}: Fact, outcome?: SearchOutcome): boolean {
  const isAbsence = search.some(({kind}) => kind === 'absent');
  return Boolean(outcome?.picked.isPasted && isAbsence && openHitsOf(id, outcome).length > 0);
}

/** The hits of a fact that comments silence. */
export function silencedHitsOf(id: string, outcome?: SearchOutcome): Hit[] {
  return (outcome?.byFact.get(id) ?? []).filter((hit) => !isOpen(hit));
}

/** What was searched, in words. */
export const codeOf = (outcome?: SearchOutcome): string =>
  outcome?.picked.isPasted ? 'this file' : 'your code';

function emptyMessage({total, skipped}: Picked): string {
  if (total === 0) return 'The folder is empty.';
  const left = (skipped.folder ?? 0) + (skipped.declarations ?? 0);
  const words = left > 0 ? ` Left out as installed or made: ${left}.` : '';
  return `This folder has no TypeScript, GraphQL or package.json to search.${words}`;
}
