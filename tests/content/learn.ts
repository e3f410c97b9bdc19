import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {fault, type Page} from '../../lib/pages';

/** Whoever learns reads on: each link is an offer to leave. */
const MOST_LINKS_PER_100_WORDS = 3;
/** Where much is red, nothing is. */
const MOST_DANGERS = 2;

const SET_APART = new Set(['details', 'Differs', 'Hint']);

/** What is not read line by line: tables, folded sections, exceptions, and lists of steps that lead to pages. */
function isSetApart(node: Nodes): boolean {
  if ('name' in node && SET_APART.has(node.name ?? '')) return true;
  return node.type === 'table' || (node.type === 'list' && Boolean(node.ordered));
}

/** A page that teaches has few links in its prose: exceptions go to `<Differs>`, what is looked up to one link a section. */
export function linkDensityFaults(page: Page): string[] {
  if (page.frontMatter.kind !== 'learn') return [];
  let words = 0;
  let links = 0;
  visit(page.tree, (node) => {
    if (isSetApart(node)) return SKIP;
    if (node.type === 'link') links++;
    if (node.type === 'paragraph') words += toString(node).split(/\s+/).filter(Boolean).length;
    return undefined;
  });
  const most = Math.max(1, Math.floor((words * MOST_LINKS_PER_100_WORDS) / 100));
  if (links <= most) return [];
  const message = `has ${links} links in ${words} words of prose, ${links - most} too many; leave one for each section, put exceptions into <Differs>`;
  return [fault(page, undefined, message)];
}

/** A page that teaches warns of what is dangerous in at most two boxes; the rest is said in the text, or in `:::warning`. */
export function dangerFaults(page: Page): string[] {
  if (page.frontMatter.kind !== 'learn') return [];
  const dangers: Nodes[] = [];
  visit(page.tree, 'containerDirective', (node) => {
    if (node.name === 'danger') dangers.push(node);
  });
  return dangers
    .slice(MOST_DANGERS)
    .map((node) =>
      fault(
        page,
        node,
        `is danger ${MOST_DANGERS + 1} or more of the page; say it in the text, with its remedy`,
      ),
    );
}
