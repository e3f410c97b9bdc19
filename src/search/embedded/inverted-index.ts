import type {PostingLists} from '../index-format/packed-index';

/** Where one word stands: a stretch of the lists of its field. */
interface Posting extends Pick<PostingLists, 'sections' | 'counts'> {
  field: number;
  from: number;
  to: number;
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
  /** The terms of the query that were met, each once. */
  asked: string[];
  /** The terms of the index that were met, with a bit for each field they stand in. */
  met: Map<string, number>;
}

export type Matches = Map<number, Match>;

/** The parameters of BM25+: how soon a repeated word counts no more, how much long texts are held back, and the least. */
const K = 1.2;
const B = 0.5;
const D = 0.5;

/** Which terms stand in which field of which section, scored by BM25+ in each field. */
export class InvertedIndex {
  /** By term, where the words stand that have it. */
  private readonly postings = new Map<string, Posting[]>();
  private readonly frequencies = new Map<string, Map<number, number>[]>();
  /** By field, how many words each section has, and all of them. */
  private readonly lengths: Uint32Array[];
  private readonly totals: number[];
  private sorted?: string[];

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
   * @throws RangeError where a section is none of the index
   */
  add(field: number, terms: string[][], {sections, counts, ends}: PostingLists): void {
    const lengths = this.lengths[field] as Uint32Array;
    const total = ends.at(-1) ?? 0;
    for (let i = 0; i < total; i++) {
      const section = sections[i] as number;
      if (section >= this.sections)
        throw new RangeError('The search index names a section it does not have.');
      lengths[section] = (lengths[section] as number) + 1;
    }
    this.totals[field] = (this.totals[field] ?? 0) + total;
    terms.forEach((ofWord, i) => {
      const posting = {field, sections, counts, from: ends[i - 1] ?? 0, to: ends[i] ?? 0};
      if (posting.from === posting.to) return;
      for (const term of ofWord) {
        const known = this.postings.get(term);
        if (known) known.push(posting);
        else this.postings.set(term, [posting]);
      }
    });
    this.sorted = undefined;
  }

  has(term: string): boolean {
    return this.postings.has(term);
  }

  /** Whether a term begins one of the index. */
  beginsOne(term: string): boolean {
    return this.terms[this.placeOf(term)]?.startsWith(term) ?? false;
  }

  /** The sections that have a term, or another one that the query takes for it. */
  find({term, prefix, fuzzy, boost = 1}: TermQuery): Matches {
    const found: Matches = new Map();
    this.score(found, term, term, boost);
    if (prefix !== undefined) {
      for (let i = this.placeOf(term); this.terms[i]?.startsWith(term); i++) {
        const longer = this.terms[i] as string;
        const weight = (prefix * longer.length) / (longer.length + 0.3 * (longer.length - term.length));
        if (longer !== term) this.score(found, term, longer, weight * boost);
      }
    }
    if (fuzzy) {
      for (const other of this.terms) {
        if (prefix !== undefined && other.startsWith(term)) continue;
        const distance = editDistance(term, other, fuzzy.distance);
        const weight = (fuzzy.weight * other.length) / (other.length + distance);
        if (distance > 0 && distance <= fuzzy.distance) this.score(found, term, other, weight * boost);
      }
    }
    return found;
  }

  private score(found: Matches, asked: string, met: string, weight: number): void {
    this.frequenciesOf(met).forEach((sections, field) => {
      const lengths = this.lengths[field] as Uint32Array;
      const average = (this.totals[field] ?? 0) / this.sections;
      const boost = this.boosts[field] ?? 1;
      const rarity = Math.log(1 + (this.sections - sections.size + 0.5) / (sections.size + 0.5));
      for (const [section, times] of sections) {
        const length = (lengths[section] ?? 0) / average;
        const raw = rarity * (D + (times * (K + 1)) / (times + K * (1 - B + B * length)));
        let match = found.get(section);
        if (!match) found.set(section, (match = {score: 0, asked: [asked], met: new Map()}));
        match.score += weight * boost * raw;
        match.met.set(met, (match.met.get(met) ?? 0) | (1 << field));
      }
    });
  }

  /** How often a term stands in which sections, by field. Worked out when it is first asked for: most never are. */
  private frequenciesOf(term: string): Map<number, number>[] {
    const known = this.frequencies.get(term);
    if (known) return known;
    const fields = this.boosts.map(() => new Map<number, number>());
    for (const {field, sections, counts, from, to} of this.postings.get(term) ?? []) {
      const times = fields[field] as Map<number, number>;
      for (let i = from; i < to; i++) {
        const section = sections[i] as number;
        times.set(section, (times.get(section) ?? 0) + (counts?.[i] ?? 1));
      }
    }
    this.frequencies.set(term, fields);
    return fields;
  }

  private get terms(): string[] {
    return (this.sorted ??= [...this.postings.keys()].sort());
  }

  /** The place of the first of the sorted terms that does not come before a term. */
  private placeOf(term: string): number {
    const {terms} = this;
    let [low, high] = [0, terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The sections of either; where both have one, their scores add up. */
export function union(all: Matches[]): Matches {
  const [first = new Map() as Matches, ...others] = all;
  for (const other of others) {
    for (const [section, match] of other) {
      const known = first.get(section);
      first.set(section, known ? merged(known, match) : match);
    }
  }
  return first;
}

/** The sections of both. */
export function intersection(all: Matches[]): Matches {
  return all.reduce((found, other) => {
    const both: Matches = new Map();
    for (const [section, match] of other) {
      const known = found.get(section);
      if (known) both.set(section, merged(known, match));
    }
    return both;
  });
}

function merged(one: Match, other: Match): Match {
  return {
    score: one.score + other.score,
    asked: [...new Set([...one.asked, ...other.asked])],
    met: new Map([...one.met, ...other.met]),
  };
}

/** The number of letters to insert, delete or replace; something above the limit where it is more than that. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const distance = Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1);
      next.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return limit + 1;
    row = next;
  }
  return row[b.length] as number;
}
