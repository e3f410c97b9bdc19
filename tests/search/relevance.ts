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
  /** The share of the queries whose first answer is right, and of those with the right page among the first three. */
  success1: number;
  success3: number;
  /** What is not first: its rank, and what is first instead. */
  missed: {query: string; class: string; rank: number; first: string}[];
}

export function judgedQueries(): JudgedQuery[] {
  return JSON.parse(readFileSync(join(__dirname, 'queries.json'), 'utf8')) as JudgedQuery[];
}

/** Scores a way of answering over queries; a rank counts pages, so that one page's sections stand for one answer. */
export function score(queries: JudgedQuery[], answer: (query: string) => Answer[]): Score {
  const judged = queries.map((one) => {
    const answers = answer(one.query);
    const first = answers[0] ? `${answers[0].page}#${answers[0].anchor ?? ''}` : 'nothing';
    return {query: one.query, class: one.class, rank: rankOf(one, answers), first};
  });
  const within = (last: number) => judged.filter(({rank}) => rank >= 1 && rank <= last).length;
  return {
    success1: within(1) / queries.length,
    success3: within(3) / queries.length,
    missed: judged.filter(({rank}) => rank !== 1),
  };
}

/** 0 where the right page is not among the answers; the right page at another heading counts as second. */
function rankOf({page, heading}: JudgedQuery, answers: Answer[]): number {
  const right = [page].flat();
  const rank = [...new Set(answers.map((one) => one.page))].findIndex((found) => right.includes(found)) + 1;
  const isWrongHeading = heading && ![heading].flat().includes(answers[0]?.anchor ?? '');
  return rank === 1 && isWrongHeading ? 2 : rank;
}
