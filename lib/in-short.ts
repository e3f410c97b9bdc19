import {withoutLinks} from './without-links';

/** The first sentence of a line of Markdown, without links. */
export const firstSentence = (text: string): string =>
  /^(?:`[^`]*`|[^`])+?\.(?=\s|$)/.exec(withoutLinks(text))?.[0] ?? withoutLinks(text);

/** What a line of Markdown says first: what comes after a comma is told in full elsewhere. */
export const inShort = (text: string): string =>
  /^(?:`[^`]*`|[^`,;.])+/.exec(withoutLinks(text))?.[0].trim() ?? '';

/** A line of Markdown as plain text, for names. */
export const plain = (text: string): string => withoutLinks(text).replaceAll('`', '');

/** How many lines of the code something concerns. */
export function countPlaces(count: number): string {
  if (count === 0) return 'not found';
  return `${count} ${count === 1 ? 'place' : 'places'}`;
}
