import {editDistance} from '../../../lib/edit-distance';

/** In which sections one word stands in a field: in order, each as often as it counts there. */
interface Posting {
  field: number;
  sections: number[];
}

/** What the index is asked for in place of one word of a query. */
export interface TermQuery {
  term: string;
  /** What a term counts that begins with this one, in proportion to one that is this one; nothing where it is absent. */
  prefix?: number;
  /** Likewise for terms that differ from this one in so many letters at most. */
  fuzzy?: {distance: number; weight: number};
  boost?: number;
}

export interface Match {
  score: number;
  /** The terms of the query that the section has in some form, each once. */
  queryTerms: string[];
  /** The terms of the index that stand for them. */
  indexTerms: Set<string>;
}

export type Matches = Map<number, Match>;

/** The parameters of BM25: how soon a repeated word counts no more, and how much long texts are held back. */
const K = 1.2;
const B = 0.5;

/** What the plural of a term counts, in proportion to the term. */
const PLURAL = 0.9;

/** Which terms stand in which field of which section, scored by BM25 in each field. */
export class InvertedIndex {
  /** By term, where the words stand that have it. */
  private readonly postings = new Map<string, Posting[]>();
  /** By field, how many words each section has, and all of them. */
  private readonly lengths: Uint32Array[];
  private readonly totals: number[];

  /** @param boosts what a match counts in each field */
  constructor(
    private readonly sections: number,
    private readonly boosts: number[],
  ) {
    this.lengths = boosts.map(() => new Uint32Array(sections));
    this.totals = boosts.map(() => 0);
  }

  /**
   * Adds where the words of a field stand.
   * @param terms of each word
   * @param places for each word, the sections: in order, each as often as the word counts there
   */
  add(field: number, terms: string[][], places: number[][]): void {
    const lengths = this.lengths[field] as Uint32Array;
    terms.forEach((ofWord, i) => {
      const sections = places[i] ?? [];
      const distinct = sections.filter((section, at) => section !== sections[at - 1]);
      for (const section of distinct) lengths[section] = (lengths[section] as number) + 1;
      this.totals[field] = (this.totals[field] as number) + distinct.length;
      for (const term of ofWord) {
        const known = this.postings.get(term);
        if (known) known.push({field, sections});
        else this.postings.set(term, [{field, sections}]);
      }
    });
  }

  has(term: string): boolean {
    return this.postings.has(term);
  }

  /** Whether a term begins one of the index. */
  beginsOne(term: string): boolean {
    for (const other of this.postings.keys()) if (other.startsWith(term)) return true;
    return false;
  }

  /** The sections that have a term, or another one that the query takes for it. */
  find({term, prefix = 0, fuzzy, boost = 1}: TermQuery): Matches {
    const weightOf = (other: string) => {
      if (other === term) return 1;
      if (prefix > 0 && other === `${term}s`) return PLURAL;
      if (prefix > 0 && other.startsWith(term)) return prefix;
      return fuzzy && editDistance(term, other, fuzzy.distance) <= fuzzy.distance ? fuzzy.weight : 0;
    };
    const found: Matches = new Map();
    const similar = new Map<number, number>();
    for (const other of prefix > 0 || fuzzy ? this.postings.keys() : [term]) {
      const weight = weightOf(other);
      if (weight > 0) this.score(found, term, other, weight * boost, similar);
    }
    return found;
  }

  /**
   * Adds what a term of the index counts in each section. Of several that only resemble the one asked for, the best counts
   * in each field: `restore`, `restoreOne` and `restoreMany` are one answer to "rest".
   * @param similar what such a term counts so far, by section and field
   */
  private score(
    found: Matches,
    queryTerm: string,
    indexTerm: string,
    weight: number,
    similar: Map<number, number>,
  ): void {
    this.frequenciesOf(indexTerm).forEach((sections, field) => {
      const lengths = this.lengths[field] as Uint32Array;
      const average = (this.totals[field] ?? 0) / this.sections;
      const boost = this.boosts[field] ?? 1;
      const rarity = Math.log(1 + (this.sections - sections.size + 0.5) / (sections.size + 0.5));
      for (const [section, times] of sections) {
        const length = (lengths[section] ?? 0) / average;
        let match = found.get(section);
        if (!match) found.set(section, (match = {score: 0, queryTerms: [queryTerm], indexTerms: new Set()}));
        const score = (weight * boost * rarity * times * (K + 1)) / (times + K * (1 - B + B * length));
        const place = section * this.boosts.length + field;
        const before = indexTerm === queryTerm ? 0 : (similar.get(place) ?? 0);
        if (indexTerm !== queryTerm) similar.set(place, Math.max(score, before));
        match.score += Math.max(0, score - before);
        match.indexTerms.add(indexTerm);
      }
    });
  }

  /** How often a term stands in which sections, by field. */
  private frequenciesOf(term: string): Map<number, number>[] {
    const fields = this.boosts.map(() => new Map<number, number>());
    for (const {field, sections} of this.postings.get(term) ?? []) {
      const times = fields[field] as Map<number, number>;
      for (const section of sections) times.set(section, (times.get(section) ?? 0) + 1);
    }
    return fields;
  }
}

/** The sections of any; where several have one, their scores add up. */
export function union(all: Matches[]): Matches {
  const found: Matches = new Map();
  for (const [section, match] of all.flatMap((matches) => [...matches])) {
    const known = found.get(section);
    found.set(section, known ? merged(known, match) : match);
  }
  return found;
}

function merged(one: Match, other: Match): Match {
  return {
    score: one.score + other.score,
    queryTerms: [...new Set([...one.queryTerms, ...other.queryTerms])],
    indexTerms: new Set([...one.indexTerms, ...other.indexTerms]),
  };
}
