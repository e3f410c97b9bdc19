import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import {explicitId, isElement, linkedId} from '../../plugins/shared/mdx-nodes';
import {fault, type Page} from '../../lib/pages';

/** How many characters what a page says of itself has: a search engine shows it whole, the title with the site's name. */
export const LENGTHS = {title: [1, 50], description: [50, 165]} as const;

/** What a page must say of itself: in the browser, in search, in the sidebar, on cards and beside links of other sites. */
export function frontMatterFaults(page: Page): string[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const value = page.frontMatter[name];
    const told = (message: string): string[] => [fault(page, undefined, message)];
    if (typeof value !== 'string' || value.trim() === '') {
      return told(`the page has no ${name}; write "${name}: …" between "---" and "---" at its top`);
    }
    const [least, most] = LENGTHS[name];
    if (value.length >= least && value.length <= most) return [];
    return told(`the ${name} has ${value.length} characters; write ${least} to ${most}`);
  });
}

const KINDS = ['learn', 'reference', 'guide'];
/** What a page that teaches may have to read. */
const MOST_WORDS = 1600;

/** A page of the documentation teaches one thing, is looked up, or leads an upgrade; what teaches is short. */
export function kindFaults(page: Page): string[] {
  const {kind} = page.frontMatter;
  if (!page.path.startsWith('docs/')) return [];
  const kinds = page.path.startsWith('docs/api/') ? ['reference'] : KINDS;
  if (!kinds.includes(String(kind))) {
    return [
      fault(page, undefined, `"kind: ${String(kind)}" is no kind of page; write ${kinds.join(' or ')}`),
    ];
  }
  let words = 0;
  visit(page.tree, (node) => {
    if (node.type === 'table' || ('name' in node && node.name === 'details')) return SKIP;
    if (node.type === 'paragraph') words += toString(node).split(/\s+/).filter(Boolean).length;
    return undefined;
  });
  if (kind !== 'learn' || words <= MOST_WORDS) return [];
  const message = `teaches in ${words} words, ${words - MOST_WORDS} too many; move what is looked up to a reference page, or fold it`;
  return [fault(page, undefined, message)];
}

/** Headings need an id of their own that stays when their words change, and no tab may hide them. */
export function headingFaults(page: Page): string[] {
  const faults: string[] = [];
  const taken = new Map<string, number>();
  visitParents(page.tree, (node, ancestors) => {
    if (node.type === 'heading' && node.depth > 1) {
      const text = toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
      if (!explicitId(node)) {
        const suggestion = `${'#'.repeat(node.depth)} ${text} {/* #${slug(text)} */}`;
        faults.push(fault(page, node, `the heading "${text}" has no id; write "${suggestion}"`));
      }
      if (ancestors.some((ancestor) => isElement(ancestor) && ancestor.name === 'TabItem')) {
        faults.push(
          fault(page, node, `the heading "${text}" stands in a tab, where its link cannot lead; move it out`),
        );
      }
    }
    if (isElement(node) && /^h[1-6]$/.test(node.name ?? '')) {
      faults.push(fault(page, node, `<${node.name ?? ''}> is no Markdown heading; write "##" with an id`));
    }
    const id = linkedId(node);
    if (!id) return;
    const first = taken.get(id);
    if (first)
      faults.push(fault(page, node, `the id "${id}" is taken by line ${first}; rename one of the two`));
    else taken.set(id, node.position?.start.line ?? 1);
  });
  return faults;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
