import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../tests/content/pages';

const ADDRESS_ATTRIBUTES = ['href', 'to', 'src'];

/** An address outside the site, with every place that links to it. */
export interface ExternalLink {
  /** Without its hash, which no server sees. */
  url: string;
  /** `page:line`, in the order of the pages. */
  places: string[];
}

/** Every external link of the pages, sorted by address. */
export function collectExternalLinks(pages: Page[]): ExternalLink[] {
  const places = new Map<string, Set<string>>();
  for (const {path, tree} of pages) {
    visit(tree, (node) => {
      for (const address of addressesOf(node)) {
        const url = address.replace(/#.*$/, '');
        const known = places.get(url) ?? new Set();
        places.set(url, known.add(`${path}:${node.position?.start.line ?? 1}`));
      }
    });
  }
  return [...places]
    .map(([url, found]) => ({url, places: [...found]}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

function addressesOf(node: Nodes): string[] {
  return candidatesOf(node).filter(
    (value): value is string => typeof value === 'string' && /^https?:\/\//.test(value),
  );
}

/** What may be an address: of a Markdown link or image, or of the attributes of a component. */
function candidatesOf(node: Nodes): unknown[] {
  if ('url' in node) return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.map(
    (attribute) => 'name' in attribute && ADDRESS_ATTRIBUTES.includes(attribute.name) && attribute.value,
  );
}
