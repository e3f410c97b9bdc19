import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A query with the page that should come first; several where each answers it in full. */
export interface JudgedQuery {
  query: string;
  class: string;
  /** Path below `docs/`. */
  page: string | string[];
  /** Id of the heading that should come first, where one is right. */
  heading?: string;
}

export interface Answer {
  /** Path below `docs/`. */
  page: string;
  anchor: string | null;
}

export interface Score {
  queries: number;
  success1: number;
  success3: number;
  mrr: number;
  missed: {query: string; class: string; rank: number; first: string}[];
}

export function judgedQueries(): JudgedQuery[] {
  return JSON.parse(readFileSync(join(__dirname, 'queries.json'), 'utf8')) as JudgedQuery[];
}

/** The queries whose right pages all exist: before that, another page may rightly come first. */
export function answerable(queries: JudgedQuery[], pages: Set<string>): JudgedQuery[] {
  return queries.filter(({page}) => [page].flat().every((one) => pages.has(one)));
}

/** Scores a way of answering over queries; a rank counts pages, so that one page's sections stand for one answer. */
export function score(queries: JudgedQuery[], answer: (query: string) => Answer[]): Score {
  const result: Score = {queries: queries.length, success1: 0, success3: 0, mrr: 0, missed: []};
  for (const judged of queries) {
    const answers = answer(judged.query);
    const rank = rankOf(judged, answers);
    if (rank === 1) result.success1 += 1 / queries.length;
    if (rank >= 1 && rank <= 3) result.success3 += 1 / queries.length;
    if (rank) result.mrr += 1 / rank / queries.length;
    const first = answers[0] ? `${answers[0].page}#${answers[0].anchor ?? ''}` : 'nothing';
    if (rank !== 1) result.missed.push({query: judged.query, class: judged.class, rank, first});
  }
  return result;
}

/** 0 where the right page is not among the answers. */
function rankOf(judged: JudgedQuery, answers: Answer[]): number {
  const right = new Set([judged.page].flat());
  const pages = [...new Set(answers.map(({page}) => page))];
  const rank = pages.findIndex((page) => right.has(page)) + 1;
  const wrongHeading = judged.heading && answers[0]?.anchor !== judged.heading;
  return rank === 1 && wrongHeading ? 2 : rank;
}

export function byClass(queries: JudgedQuery[]): Map<string, JudgedQuery[]> {
  const groups = new Map<string, JudgedQuery[]>();
  for (const judged of queries) groups.set(judged.class, [...(groups.get(judged.class) ?? []), judged]);
  return groups;
}
