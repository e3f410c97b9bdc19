import type {Fact, LineSearch, FactSearch, TreeSearch} from '../../../lib/fact-types';
import {type FileKind, isTest} from './file-kinds';
import type {Hit, SourceFile} from './hit';
import {LONGEST_LINE, OpenFile} from './open-file';
import {matches} from './options';
import type {Place} from './syntax';
import {treeFinder, type TreePlace} from './tree';

/** What the scan needs of a fact. */
export interface ScanFact extends Pick<Fact, 'id' | 'search' | 'when'> {
  /** It does not concern tests. */
  leavesOutTests?: boolean;
}

/** What of a file could not be looked at. */
export interface FileNotes {
  /** How many lines were too long to be scanned. */
  longLines: number;
  /** Why the file has no syntax tree. Its lines were scanned all the same. */
  unparsed?: string;
}

/** A search that looks for something; the others say what it means, or that there is none. */
type ActiveSearch = LineSearch | TreeSearch;

interface FactWithSearch {
  fact: ScanFact;
  search: ActiveSearch;
}

/** A hit that may depend on the rest of the project. */
export type PossibleHit = Hit & TreePlace;

/** What some of the files of a project come to, before the others are known: it can be sent from a worker. */
export interface Findings {
  /** By the searches of all facts, in their order. */
  matches: PossibleHit[][];
  /** Decorators that classes and their members have, by the class, where a search asks related classes for them. */
  decorators: Map<string, Set<string>>;
}

/** Scans one file as if it was a whole project. */
export function scanFile(file: SourceFile, facts: readonly ScanFact[]): Hit[] {
  return scanAll([file], facts);
}

/** Scans all files of a project. */
export function scanAll(files: Iterable<SourceFile>, facts: readonly ScanFact[]): Hit[] {
  const scan = new FileScan(facts);
  const findings = scan.begin();
  for (const file of files) scan.add(file, findings);
  return hitsOf(facts, [findings]);
}

/** A scan that looks at files one by one, and knows nothing of those that came before. */
export class FileScan {
  private readonly searches: {fact: ScanFact; find: (file: OpenFile) => TreePlace[]}[];
  /** Decorators that related classes are asked for. */
  private readonly wanted: string[];

  constructor(facts: readonly ScanFact[]) {
    const asked = askedOf(facts);
    this.searches = asked.map(({fact, search}) => ({fact, find: finderOf(search)}));
    this.wanted = asked.flatMap(({search}) => (search.kind === 'tree' ? (search.target ?? []) : []));
  }

  begin(): Findings {
    return {matches: this.searches.map(() => []), decorators: new Map()};
  }

  /** Scans a file, and adds what it finds. */
  add(source: SourceFile, {matches: found, decorators}: Findings): FileNotes {
    const file = new OpenFile(source);
    if (file.kind === 'typescript' && this.wanted.some((name) => source.text.includes(name))) {
      for (const {owner, names} of file.syntax?.candidates.get('decorator') ?? []) {
        addAll(decorators, owner, names);
      }
    }
    const isOfTests = isTest(source.path);
    for (const [index, {fact, find}] of this.searches.entries()) {
      if (isOfTests && fact.leavesOutTests) continue;
      for (const place of find(file)) {
        found[index]?.push({fact: fact.id, ...place, ...file.describe(place, fact.id)});
      }
    }
    return {longLines: file.longLines, unparsed: file.unparsed};
  }
}

function finderOf(search: ActiveSearch): (file: OpenFile) => TreePlace[] {
  if (search.kind === 'tree') return treeFinder(search);
  const find = lineFinder(search);
  return (file) => find(file).map((place) => ({...place, owner: '', named: []}));
}

/** Makes a search of lines. */
function lineFinder({pattern, in: wanted = 'typescript'}: LineSearch): (file: OpenFile) => Place[] {
  const inFile = new RegExp(pattern, 'm');
  const inLine = new RegExp(pattern);
  return (file) => {
    const isInStrings = wanted === 'graphql' && file.kind === 'typescript';
    if (file.kind !== wanted && !isInStrings) return [];
    // Most files have no such line: all of them at once are scanned faster than one by one.
    if (!inFile.test(file.text)) return [];
    return file.lines.flatMap((text, index) => {
      const line = index + 1;
      if (text.length > LONGEST_LINE || !inLine.test(text) || isComment(text, file.kind)) return [];
      return isInStrings && !file.isString(line) ? [] : [{line, firstLine: line}];
    });
  };
}

/** Whether a line is nothing but a comment, whose code does not run. */
function isComment(line: string, kind?: FileKind): boolean {
  return (kind === 'graphql' ? /^\s*#/ : /^\s*(?:\/[/*]|\*(?:\s|\/|$))/).test(line);
}

/**
 * What the files of a project come to, in the order of the findings. A line that several searches of a fact find is one
 * hit.
 */
export function hitsOf(facts: readonly ScanFact[], findings: readonly Findings[]): Hit[] {
  const project = new Project(facts, findings);
  return facts.flatMap((fact) => {
    if (fact.when && project.matchesOf(fact, fact.when).length === 0) return [];
    const lines = new Map<string, Hit>();
    for (const match of fact.search.flatMap((search) => project.found(fact, search))) {
      const {path, line, text, silenced} = match;
      lines.set(`${path}:${line}`, {fact: fact.id, path, line, text, silenced});
    }
    return [...lines.values()];
  });
}

/** What is known once all files have been looked at. */
class Project {
  private readonly asked: FactWithSearch[];
  private readonly matches: PossibleHit[][];
  private readonly decorators = new Map<string, Set<string>>();

  constructor(facts: readonly ScanFact[], findings: readonly Findings[]) {
    this.asked = askedOf(facts);
    this.matches = this.asked.map((_, index) => findings.flatMap(({matches: found}) => found[index] ?? []));
    for (const {decorators} of findings) {
      for (const [owner, names] of decorators) addAll(this.decorators, owner, names);
    }
  }

  found(fact: ScanFact, search: FactSearch): PossibleHit[] {
    if (search.kind === 'none') return [];
    if (search.kind !== 'absent') return this.matchesOf(fact, search);
    const isThere = this.matchesOf(fact, search.search).length > 0;
    return isThere ? [] : this.matchesOf(fact, search.when).slice(0, 1);
  }

  /** The matches of a search that the rest of the project does not rule out. */
  matchesOf(fact: ScanFact, search: ActiveSearch): PossibleHit[] {
    // Facts may share a search, and differ in what silences them.
    const index = this.asked.findIndex((one) => one.fact === fact && one.search === search);
    const found = this.matches[index] ?? [];
    if (search.kind === 'line') return found;
    const {target, repeated} = search;
    const isTarget = (name: string): boolean =>
      [...(this.decorators.get(name) ?? [])].some((own) => target?.some((wanted) => matches(wanted, own)));
    const files = new Map<string, string>();
    const twice = new Set<string>();
    for (const {owner, path} of found) {
      if ((files.get(owner) ?? path) !== path) twice.add(owner);
      files.set(owner, path);
    }
    return found.filter(
      (match) => (!target || match.named.some(isTarget)) && (!repeated || twice.has(match.owner)),
    );
  }
}

/** All searches that look for something, in an order that depends on the facts alone. */
function askedOf(facts: readonly ScanFact[]): FactWithSearch[] {
  return facts.flatMap((fact) => lookingIn(fact).map((search) => ({fact, search})));
}

function addAll(decorators: Map<string, Set<string>>, owner: string, names: Iterable<string>): void {
  const own = decorators.get(owner) ?? new Set();
  for (const name of names) own.add(name);
  decorators.set(owner, own);
}

function lookingIn({when, search}: ScanFact): ActiveSearch[] {
  const own = search.flatMap((one) => {
    if (one.kind === 'none') return [];
    return one.kind === 'absent' ? [one.search, one.when] : [one];
  });
  return when ? [...own, when] : own;
}
