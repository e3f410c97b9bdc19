import type {Fact, LineSearch, Search, TreeSearch} from '../../../lib/facts';
import {isTest} from './files';
import type {Hit, SourceFile} from './hit';
import {OpenFile} from './open-file';
import {PatternSearch} from './pattern';
import {matches} from './options';
import {TreeSearches} from './tree';

/** What the search needs of a fact. */
export interface SearchedFact extends Pick<Fact, 'id' | 'search' | 'when'> {
  /** It does not concern tests. */
  leavesOutTests?: boolean;
}

/** What of a file could not be looked at. */
export interface FileNotes {
  /** How many lines were too long to be searched. */
  longLines: number;
  /** Why the file has no syntax tree. Its lines were searched all the same. */
  unparsed?: string;
}

/** A search that looks for something; the others say what it means, or that there is none. */
type Looking = LineSearch | TreeSearch;

/** A hit that may depend on the rest of the project. */
interface Match extends Hit {
  /** The class that it is about, and those that it names. */
  owner: string;
  named: string[];
}

/** Searches one file as if it was a whole project. */
export function searchFile(file: SourceFile, facts: readonly SearchedFact[]): Hit[] {
  return searchAll([file], facts);
}

/** Searches all files of a project. */
export function searchAll(files: Iterable<SourceFile>, facts: readonly SearchedFact[]): Hit[] {
  const project = new ProjectSearch(facts);
  for (const file of files) project.add(file);
  return project.hits();
}

/** A search that gets the files of a project one by one. */
export class ProjectSearch {
  private readonly patterns = new PatternSearch();
  private readonly trees = new TreeSearches();
  private readonly asked: {fact: SearchedFact; search: Looking; matches: Match[]}[];
  /** Decorators that related classes are asked for, and those that classes and their members have, by the class. */
  private readonly wanted: string[];
  private readonly decorators = new Map<string, Set<string>>();

  constructor(private readonly facts: readonly SearchedFact[]) {
    this.asked = facts.flatMap((fact) => lookingIn(fact).map((search) => ({fact, search, matches: []})));
    this.wanted = this.asked.flatMap(({search}) => (search.kind === 'tree' ? (search.target ?? []) : []));
  }

  /** Searches a file, and keeps what it finds until the others are known. */
  add(source: SourceFile): FileNotes {
    const file = new OpenFile(source);
    if (file.kind === 'typescript' && this.wanted.some((name) => source.text.includes(name))) {
      for (const {owner, names} of file.syntax?.candidates.get('decorator') ?? []) {
        const own = this.decorators.get(owner) ?? new Set();
        for (const name of names) own.add(name);
        this.decorators.set(owner, own);
      }
    }
    const isOfTests = isTest(source.path);
    for (const {fact, search, matches: found} of this.asked) {
      if (isOfTests && fact.leavesOutTests) continue;
      for (const place of this.find(file, search)) {
        found.push({fact: fact.id, owner: '', named: [], ...place, ...file.describe(place, fact.id)});
      }
    }
    return {longLines: file.longLines, unparsed: file.unparsed};
  }

  /** What the files that were added come to, in their order. A line that several searches of a fact find is one hit. */
  hits(): Hit[] {
    return this.facts.flatMap((fact) => {
      if (fact.when && this.matchesOf(fact.id, fact.when).length === 0) return [];
      const lines = new Map<string, Hit>();
      for (const match of fact.search.flatMap((search) => this.hitsOf(fact.id, search))) {
        const {path, line, text, silenced} = match;
        lines.set(`${path}:${line}`, {
          fact: fact.id,
          path,
          line,
          text,
          ...(silenced !== undefined && {silenced}),
        });
      }
      return [...lines.values()];
    });
  }

  private hitsOf(fact: string, search: Search): Match[] {
    if (search.kind === 'none') return [];
    if (search.kind !== 'absent') return this.matchesOf(fact, search);
    const isThere = this.matchesOf(fact, search.search).length > 0;
    return isThere ? [] : this.matchesOf(fact, search.when).slice(0, 1);
  }

  /** The matches of a search that the rest of the project does not rule out. */
  private matchesOf(fact: string, search: Looking): Match[] {
    const found = this.asked.find((one) => one.fact.id === fact && one.search === search)?.matches ?? [];
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

  private find(file: OpenFile, search: Looking): (Pick<Match, 'line'> & {firstLine: number})[] {
    if (search.kind === 'line') return this.patterns.find(file, search);
    const isWorthParsing = file.kind === 'typescript' && this.trees.mayHave(file.text, search);
    return isWorthParsing && file.syntax ? this.trees.find(file.syntax, search) : [];
  }
}

function lookingIn({when, search}: SearchedFact): Looking[] {
  const own = search.flatMap((one) => {
    if (one.kind === 'none') return [];
    return one.kind === 'absent' ? [one.search, one.when] : [one];
  });
  return when ? [...own, when] : own;
}
