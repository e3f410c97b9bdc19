/**
 * What the pages know about code: what an upgrade changes, and what is dangerous on the current version. The facts
 * stand in `facts/`; the tables of the guides, the checklist of production and the search in a reader's own
 * code all come from them, so that none is written twice. Everything here is JSON.
 */

import type {OrmId} from './orms';

/** When somebody who does nothing about a change meets it, from the first to notice to the last. */
export const STAGES = ['install', 'compile', 'start', 'schema', 'answers', 'figures'] as const;

export type Stage = (typeof STAGES)[number];

/** What a danger does to those who leave it, from the worst on. */
export const HARMS = ['rows', 'answers', 'cost', 'nothing'] as const;

export type Harm = (typeof HARMS)[number];

/** A regular expression (JavaScript and `grep -E` read it alike), tried on each line of the files. */
export interface LineSearch {
  kind: 'line';
  pattern: string;
  /** Which files: TypeScript unless said; `graphql` are also documents in strings of TypeScript. */
  in?: 'typescript' | 'package.json' | 'graphql' | 'nest-cli.json';
}

/**
 * What a line cannot tell. Each property that is given has to hold. Names are exact; `*` ends a prefix. A name is the
 * imported one where the code has renamed it.
 */
export interface TreeSearch {
  kind: 'tree';
  /** The node that is hit; `new Name()` is a call, `Name.method()` one of `method` and of `Name.method`. */
  find: 'decorator' | 'import' | 'class' | 'call' | 'method' | 'object' | 'property';
  /** Name of the decorator, the imported name, the called function or method, the class, its method or property. */
  name?: string;
  /** Module of an import, or of the import that the name comes from. */
  module?: string;
  /** The class (of a class or a method) extends or implements one of these. */
  extends?: string[];
  /**
   * Options that have to stand in its arguments (of an object literal: in itself), and such that must not; `a.b` is
   * within `a`, `a=true` a value as it is written, strings without quotes. Where an object has a spread in it, nothing
   * is known to be missing. Each element of a list is looked at, and hit, by itself.
   */
  with?: string[];
  without?: string[];
  /** Another decorator that the same class or member has to have, one of these, or must not have, none of these. */
  beside?: string[];
  notBeside?: string[];
  /** A property that is written with `?`, or without. */
  optional?: boolean;
  /**
   * A class that its arguments name, such as `() => UserDTO`, or its properties, such as `DTOClass: UserDTO`, or that the
   * class extends, has one of these decorators, or a member of it has.
   */
  target?: string[];
  /** Classes of this name stand in more than one file of the project. */
  repeated?: boolean;
  /** The source of the node matches this regular expression. A property that is a function is a method, too. */
  text?: string;
}

/** What should be somewhere and is nowhere in the project: one hit, where `when` is found first. */
export interface AbsentSearch {
  kind: 'absent';
  search: LineSearch | TreeSearch;
  when: LineSearch | TreeSearch;
}

/** Nothing in code tells it, for the reason given, in a reader's words. */
export interface NoSearch {
  kind: 'none';
  reason: string;
}

export type FactSearch = LineSearch | TreeSearch | AbsentSearch | NoSearch;

export interface Fact {
  /** Never changes: readers keep ticks by it, and silence a hit by it. Words with hyphens. */
  id: string;
  /** Whom it concerns; everybody without it. */
  orms?: OrmId[];
  /** Only in a project that has this somewhere. */
  when?: LineSearch | TreeSearch;
  /** Each of them hits by itself. */
  search: FactSearch[];
}

/** One change of one version, as a row of a migration guide. Texts are a line of Markdown without links. */
export interface ChangeFact extends Fact {
  /** The first version that has it, such as `9.5.0`. */
  since: string;
  /** File of the guide below `docs/migration-guides`, without its ending, and the id of the section. */
  guide: string;
  section: string;
  stage: Stage;
  area: string;
  /** What is different, as the guide's row names it. */
  change: string;
  /** What stops working or differs in code that was not changed; begins with `nothing` where nothing does. */
  breaks: string;
  /** What to do about it, as an imperative. */
  todo: string;
}

/** A danger on the current version. `risk` and `fix` are a line of Markdown, with links relative to `docs/`. */
export interface DangerFact extends Fact {
  /** Heading id of the table on the production page: `first`, `leaks`, `loss`, `load`, …; `unlisted` is in none. */
  group: string;
  /** Rows leak or are lost; answers are wrong; requests can cost too much; an option has no effect. */
  harm: Harm;
  risk: string;
  fix: string;
}
