import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './pages';

/** Every id of a page that a link can lead to: of its headings, and of anchors such as `<Anchor id="old" />`. */
export function idsOf({tree}: Page): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    const id = idOf(node);
    if (id) ids.add(id);
  });
  return ids;
}

function idOf(node: Nodes): string | undefined {
  if (node.type === 'heading') {
    const last = node.children.at(-1);
    return last?.type === 'mdxTextExpression'
      ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
      : undefined;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
  return typeof id === 'string' ? id : undefined;
}
