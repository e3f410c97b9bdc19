import {fromHtml} from 'hast-util-from-html';
import {sectionsOf, type Section} from './sections';

/** Reads the sections of a page from its built HTML. */
export function sectionsFromHtml(html: string, title: string): Section[] {
  return sectionsOf(fromHtml(html), title);
}
