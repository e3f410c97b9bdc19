import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {fault, type Page} from '../../lib/pages';

const EMPTY_LINKS = new Set([
  'here',
  'click here',
  'see here',
  'more',
  'read more',
  'learn more',
  'see more',
  'this',
  'this page',
  'link',
  'this link',
  'page',
]);
const BELITTLING = /\b(simple|simply|just|easy|easily|obviously)\b/gi;
const TAGLINE = 'Easy CRUD for GraphQL.';

/** A link says where it leads: a reader may hear it without its sentence. */
export function linkFaults(page: Page): string[] {
  const faults: string[] = [];
  visit(page.tree, (node) => {
    const isLink = node.type === 'link' || ('name' in node && (node.name === 'a' || node.name === 'Link'));
    if (!isLink) return;
    const text = toString(node).trim();
    if (EMPTY_LINKS.has(text.toLowerCase().replace(/[^a-z ]/g, ''))) {
      faults.push(fault(page, node, `the link "${text}" does not say where it leads; name its target`));
    }
  });
  return faults;
}

/** Words that tell readers they should have known. Code and the site's tagline may hold them. */
export function wordFaults(page: Page): string[] {
  const faults: string[] = [];
  visit(page.tree, 'text', (node) => {
    for (const [word] of node.value.replace(TAGLINE, '').matchAll(BELITTLING)) {
      faults.push(fault(page, node, `"${word}" belittles what a reader finds hard; leave it out`));
    }
  });
  for (const [key, value] of Object.entries(page.frontMatter)) {
    for (const [word] of String(value).replace(TAGLINE, '').matchAll(BELITTLING)) {
      faults.push(
        fault(page, undefined, `"${word}" in ${key} belittles what a reader finds hard; leave it out`),
      );
    }
  }
  return faults;
}
