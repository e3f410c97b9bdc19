import {type Change, KINDS} from './changes';
import type {Findings} from './findings';

/** More lines of one change tell a reader of the report nothing new: the whole is in the copy. */
const LONGEST = 12;
const WIDEST = 200;

/** The changes page by page, those of a page by its lines, and last those that no page speaks of. */
export function report(changes: Change[]): string {
  const pages = [...new Set(changes.map(({page}) => page))].sort((a, b) =>
    a === undefined ? 1 : b === undefined ? -1 : a < b ? -1 : 1,
  );
  const parts = pages.map((page) => {
    const own = changes
      .filter((change) => change.page === page)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    return [page ?? 'On no page', ...own.map((change) => entryOf(change))].join('\n');
  });
  return parts.join('\n\n');
}

function entryOf({page, line, kind, what, details}: Change): string {
  const place = page && line ? `${page}:${line} ` : '';
  const shown = details.slice(0, LONGEST).map((detail) => `      ${detail.slice(0, WIDEST)}`);
  const more = details.length - shown.length;
  return [`  ${place}${kind}: ${what}`, ...shown, ...(more > 0 ? [`      … ${more} more lines`] : [])].join(
    '\n',
  );
}

/** How much changed, in a few lines. */
export function summary(changes: Change[], {executed, programs, notRun}: Findings): string {
  const pages = new Set(changes.flatMap(({page}) => page ?? []));
  const failed = programs.filter(({failure}) => failure !== undefined).length;
  const ran = `${executed} programs ran: ${programs.length - failed} recorded something else, ${failed} failed, ${notRun.length} more could not run here.`;
  if (changes.length === 0) return `${ran}\nNothing changed for readers.`;
  const counts = KINDS.map((kind) => [kind, changes.filter((change) => change.kind === kind).length]);
  const list = counts.filter(([, count]) => count !== 0).map((count) => count.join(' '));
  return `${ran}\n${pages.size} pages are concerned: ${list.join(', ')}.`;
}
