import {useEffect, useRef, useState} from 'react';
import type {Fact} from '../../lib/fact-types';
import {groupBy} from '../../lib/group-by';
import type {Hit} from './engine/hit';
import {scanFacts} from './facts';
import type {Picked} from './pick';
import {isOpen} from './places';
import type {Found} from './sandbox/scan-messages';
import {type RunningScan, scanFiles} from './scan-files';

/** What a scan came to, with the hits by their facts. */
export interface ScanOutcome extends Found {
  picked: Picked;
  byFact: Map<string, Hit[]>;
}

export type ScanState =
  | {kind: 'idle'}
  | {kind: 'scanning'; done: number; total: number; path: string}
  | {kind: 'found'; outcome: ScanOutcome}
  | {kind: 'failed'; message: string};

export interface ProjectScan {
  state: ScanState;
  /** Of the last scan that has ended, while the next one runs as well. */
  outcome?: ScanOutcome;
  /** How many scans have ended. */
  count: number;
  begin: (picked: Picked) => void;
  stop: () => void;
}

/** One scan at a time, which ends with the page. */
export function useScan(onFound: (outcome: ScanOutcome) => void): ProjectScan {
  const [state, setState] = useState<ScanState>({kind: 'idle'});
  const [count, setCount] = useState(0);
  const running = useRef<RunningScan>(undefined);
  useEffect(() => () => running.current?.end(), []);

  function begin(picked: Picked): void {
    running.current?.end();
    if (picked.files.length === 0) {
      setState({kind: 'failed', message: emptyMessage(picked)});
      return;
    }
    const total = picked.files.length;
    setState({kind: 'scanning', done: 0, total, path: ''});
    const own = scanFiles(picked.files, scanFacts, (done, path) => {
      setState({kind: 'scanning', done, total, path});
    });
    running.current = own;
    own.found.then(
      (found) => {
        if (running.current !== own) return;
        const ofScan = {...found, picked, byFact: groupBy(found.hits, ({fact}) => fact)};
        setState({kind: 'found', outcome: ofScan});
        setCount((before) => before + 1);
        onFound(ofScan);
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
export function openHitsOf(id: string, outcome?: ScanOutcome): Hit[] {
  return (outcome?.byFact.get(id) ?? []).filter(isOpen);
}

/** Those of some facts that have such hits, and are known to be true. */
export function foundOf<Known extends Fact>(facts: Known[], outcome?: ScanOutcome): Known[] {
  return facts.filter((fact) => openHitsOf(fact.id, outcome).length > 0 && !needsRest(fact, outcome));
}

/** Whether what a pasted text lacks, which a fact is about, may stand in the rest of its project. */
export function needsRest({id, search}: Fact, outcome?: ScanOutcome): boolean {
  const isAbsence = search.some(({kind}) => kind === 'absent');
  return Boolean(outcome?.picked.isPasted && isAbsence && openHitsOf(id, outcome).length > 0);
}

/** The hits of a fact that comments silence. */
export function silencedHitsOf(id: string, outcome?: ScanOutcome): Hit[] {
  return (outcome?.byFact.get(id) ?? []).filter((hit) => !isOpen(hit));
}

/** What was scanned, in words. */
export const codeOf = (outcome?: ScanOutcome): string =>
  outcome?.picked.isPasted ? 'this file' : 'your code';

function emptyMessage({total, skipped}: Picked): string {
  if (total === 0) return 'The folder is empty.';
  const left = (skipped.folder ?? 0) + (skipped.declarations ?? 0);
  const words = left > 0 ? ` Left out as installed or made: ${left}.` : '';
  return `This folder has no TypeScript, GraphQL or package.json to search.${words}`;
}
