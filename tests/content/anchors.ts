import {dirname, join} from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {idsOf} from './ids';
import {fault, type Page} from '../../lib/pages';

/** Links that lead to no file beside the page, or to no heading of the page they name. */
export function anchorFaults(page: Page, pages: Page[]): string[] {
  const faults: string[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    const [address = '', id] = 'url' in node ? node.url.split('#') : [];
    const target = pages.find(({path}) => path === pathOf(address, page.path));
    if (!target && /^\.{1,2}\/.*\.mdx$/.test(address)) {
      faults.push(fault(page, node, `${address} leads to no page; correct the link`));
    }
    if (!id) return;
    if (!target || idsOf(target).has(decodeURIComponent(id))) return;
    const mend = `correct the link, or give the heading {/* #${id} */}`;
    faults.push(fault(page, node, `${address}#${id} leads to no heading of ${target.path}; ${mend}`));
  });
  return faults;
}

/** The source that an address of a page names: its own, a file beside it, or the page of an absolute address. */
function pathOf(address: string, from: string): string {
  if (address === '') return from;
  return address.startsWith('/docs/') ? `${address.slice(1)}.mdx` : join(dirname(from), address);
}
