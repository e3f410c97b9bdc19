import {setTimeout as wait} from 'node:timers/promises';
import type {ExternalLink} from './collect';

/** What an external link leads to. */
export interface CheckedLink extends ExternalLink {
  outcome: 'found' | 'moved' | 'missing' | 'unreachable';
  /** For `moved` the address it leads to, else the status or the error. */
  detail: string;
}

export interface CheckOptions {
  /** How often a link is asked for before it counts as unreachable. */
  attempts: number;
  /** Milliseconds before the second attempt; doubled before each later one. */
  pauseMs: number;
  /** Milliseconds after which an attempt is given up. */
  timeoutMs: number;
  /** How many links are asked for at once. */
  atOnce: number;
}

export const DEFAULTS: CheckOptions = {attempts: 3, pauseMs: 2_000, timeoutMs: 20_000, atOnce: 4};

/** Statuses that a second attempt can change: the server is busy or broken. */
const TEMPORARY = new Set([408, 425, 429, 500, 502, 503, 504]);

type Answer = Pick<CheckedLink, 'outcome' | 'detail'>;

/** Asks for every link, a few at once, and returns them in the given order. Never rejects for a link. */
export async function checkLinks(
  links: ExternalLink[],
  options: CheckOptions = DEFAULTS,
): Promise<CheckedLink[]> {
  const checked: CheckedLink[] = [];
  const open = links.entries();
  const work = async (): Promise<void> => {
    for (const [index, link] of open) checked[index] = {...link, ...(await checkLink(link.url, options))};
  };
  await Promise.all(Array.from({length: options.atOnce}, work));
  return checked;
}

async function checkLink(url: string, {attempts, pauseMs, timeoutMs}: CheckOptions): Promise<Answer> {
  let answer: Answer = {outcome: 'unreachable', detail: 'not asked for'};
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await wait(pauseMs * 2 ** (attempt - 1));
    answer = await ask(url, timeoutMs);
    if (answer.outcome !== 'unreachable') return answer;
  }
  return {...answer, detail: `${answer.detail}, asked ${attempts} times`};
}

async function ask(url: string, timeoutMs: number): Promise<Answer> {
  try {
    const response = await request(url, timeoutMs);
    if (TEMPORARY.has(response.status)) return {outcome: 'unreachable', detail: `status ${response.status}`};
    if (!response.ok) return {outcome: 'missing', detail: `status ${response.status}`};
    const moved = response.redirected && response.url !== url;
    return moved
      ? {outcome: 'moved', detail: response.url}
      : {outcome: 'found', detail: `status ${response.status}`};
  } catch (error) {
    const {cause, message} = error as Error;
    return {outcome: 'unreachable', detail: cause instanceof Error ? cause.message || message : message};
  }
}

/** Asks for the head alone, and for the page where a server does not answer that. */
async function request(url: string, timeoutMs: number): Promise<Response> {
  const options = {headers: {'user-agent': 'link check of a documentation site'}};
  const head = await fetch(url, {...options, method: 'HEAD', signal: AbortSignal.timeout(timeoutMs)});
  if (head.ok || TEMPORARY.has(head.status)) return head;
  const response = await fetch(url, {...options, signal: AbortSignal.timeout(timeoutMs)});
  await response.body?.cancel();
  return response;
}
