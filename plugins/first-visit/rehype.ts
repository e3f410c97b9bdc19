import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/** What text may hold and still never change: no links, which the router follows, and no components. */
const PLAIN = ['br', 'code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup'];

function isPlain(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  return node.type === 'element' && PLAIN.includes(node.tagName) && node.children.every(isPlain);
}

/** Turns each paragraph that never changes into one element that holds its text as one string of HTML. */
export function rehypeStaticText(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'p' || !parent || index === undefined) return undefined;
      if (Object.keys(node.properties).length > 0 || !node.children.every(isPlain)) return undefined;
      parent.children.splice(index, 1, staticText(node));
      return [SKIP, index + 1];
    });
  };
}

function staticText({children}: Element): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticText',
    attributes: [{type: 'mdxJsxAttribute', name: 'html', value: toHtml(children)}],
    children: [],
  };
}
