import type {SourcePage} from '../search-index/pages';
import {type SiteAddress, twinAddress} from './addresses';

/**
 * The pages as an index for programs that read Markdown, by the proposal `llms.txt`: each page with its description
 * and the address of its twin, in the order of the sidebar.
 *
 * @param about what the site is, in a sentence.
 */
export function llmsIndex(pages: SourcePage[], title: string, about: string, site: SiteAddress): string {
  const ordered = [...pages].sort((a, b) => a.position - b.position);
  const sections = [...new Set(ordered.map(({lvl0}) => lvl0))];
  const lines = sections.flatMap((section) => [
    `## ${section}`,
    '',
    ...ordered
      .filter(({lvl0}) => lvl0 === section)
      .map((page) => {
        const link = `- [${page.title}](${twinAddress(page.permalink, site)})`;
        return page.description ? `${link}: ${page.description}` : link;
      }),
    '',
  ]);
  return [`# ${title}`, '', `> ${about}`, '', ...lines].join('\n');
}
