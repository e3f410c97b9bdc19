import {fromHtml} from 'hast-util-from-html';
import {sectionsOf, type Section} from './sections';

/** Reads the sections of a page from its built HTML. */
export function sectionsFromHtml(html: string, title: string): Section[] {
  return sectionsOf(fromHtml(articleOf(html)), title);
}

/** Parsing is most of the cost, and most of a built page is its menus: only the article is parsed, where there is one. */
function articleOf(html: string): string {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start >= 0 && end > start ? html.slice(start, end) : html;
}
