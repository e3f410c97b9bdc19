import type {SourcePage} from '../pages/source-pages';
import {type SiteAddress, markdownAddress} from './addresses';

/** The name of the file that holds all pages. */
export const FULL = 'llms-full.txt';

const inOrder = (pages: SourcePage[]) => [...pages].sort((a, b) => a.position - b.position);

/**
 * The pages as an index for programs that read Markdown, by the proposal `llms.txt`: each page with its description
 * and the address of its Markdown, in the order of the sidebar.
 *
 * @param about what the site is, in a sentence.
 */
export function llmsIndex(pages: SourcePage[], title: string, about: string, site: SiteAddress): string {
  const ordered = inOrder(pages);
  const sections = [...new Set(ordered.map(({lvl0}) => lvl0))];
  const lines = sections.flatMap((section) => [
    `## ${section}`,
    '',
    ...ordered
      .filter(({lvl0}) => lvl0 === section)
      .map((page) => {
        const link = `- [${page.title}](${markdownAddress(page.permalink, site)})`;
        return page.description ? `${link}: ${page.description}` : link;
      }),
    '',
  ]);
  const whole = `All pages in one file: [${FULL}](${site.origin}${site.baseUrl}${FULL})`;
  return [`# ${title}`, '', `> ${about}`, '', whole, '', ...lines].join('\n');
}

/**
 * All pages in one text, in the order of the sidebar, each below its address.
 *
 * @param markdown of the pages, by their permalinks.
 */
export function llmsFull(
  pages: SourcePage[],
  markdown: Map<string, string>,
  title: string,
  about: string,
  site: SiteAddress,
): string {
  const texts = inOrder(pages).map(
    ({permalink}) => `---\n\nSource: ${markdownAddress(permalink, site)}\n\n${markdown.get(permalink) ?? ''}`,
  );
  return [`# ${title}\n\n> ${about}\n`, ...texts].join('\n');
}
