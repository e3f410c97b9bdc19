import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A query with the page that should come first; several where each answers it in full. */
export interface JudgedQuery {
  query: string;
  class: string;
  /** Path below `docs/`. */
  page: string | string[];
  /** Id of the heading that should come first, where one is right; several where each is. */
  heading?: string | string[];
}

export interface Answer {
  /** Path below `docs/`. */
  page: string;
  anchor: string | null;
}

export interface Score {
  queries: number;
  /** Of the queries with a heading: how many there are, and the share whose first answer is that heading. */
  headed: number;
  headings: number;
  success1: number;
  success3: number;
  mrr: number;
  missed: {query: string; class: string; rank: number; first: string}[];
}

export function judgedQueries(): JudgedQuery[] {
  return JSON.parse(readFileSync(join(__dirname, 'queries.json'), 'utf8')) as JudgedQuery[];
}

/** Scores a way of answering over queries; a rank counts pages, so that one page's sections stand for one answer. */
export function score(queries: JudgedQuery[], answer: (query: string) => Answer[]): Score {
  const headed = queries.filter(({heading}) => heading).length;
  const result: Score = {
    queries: queries.length,
    headed,
    headings: 0,
    success1: 0,
    success3: 0,
    mrr: 0,
    missed: [],
  };
  for (const judged of queries) {
    const answers = answer(judged.query);
    const rank = rankOf(judged, answers);
    if (rank === 1) result.success1 += 1 / queries.length;
    if (rank === 1 && judged.heading) result.headings += 1 / headed;
    if (rank >= 1 && rank <= 3) result.success3 += 1 / queries.length;
    if (rank) result.mrr += 1 / rank / queries.length;
    const first = answers[0] ? `${answers[0].page}#${answers[0].anchor ?? ''}` : 'nothing';
    if (rank !== 1) result.missed.push({query: judged.query, class: judged.class, rank, first});
  }
  return result;
}

export function headingsOf({heading = []}: JudgedQuery): string[] {
  return [heading].flat();
}

/** 0 where the right page is not among the answers; the right page at another heading counts as second. */
function rankOf(judged: JudgedQuery, answers: Answer[]): number {
  const right = new Set([judged.page].flat());
  const pages = [...new Set(answers.map(({page}) => page))];
  const rank = pages.findIndex((page) => right.has(page)) + 1;
  const isWrongHeading = judged.heading && !headingsOf(judged).includes(answers[0]?.anchor ?? '');
  return rank === 1 && isWrongHeading ? 2 : rank;
}

export function byClass(queries: JudgedQuery[]): Map<string, JudgedQuery[]> {
  const groups = new Map<string, JudgedQuery[]>();
  for (const judged of queries) groups.set(judged.class, [...(groups.get(judged.class) ?? []), judged]);
  return groups;
}
