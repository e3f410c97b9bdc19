import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/** What text may hold and still never change: no links, which the router follows, and no components. */
const PLAIN = [
  'br',
  'code',
  'del',
  'em',
  'kbd',
  'li',
  'ol',
  'p',
  'strong',
  'sub',
  'sup',
  'td',
  'th',
  'tr',
  'ul',
];

/** What becomes one static element where all in it is plain; else what is in it may. */
const WHOLE = ['p', 'ul', 'ol', 'li', 'thead', 'tbody', 'tr'] as const;

type Whole = (typeof WHOLE)[number];

const isWhole = (name: string): name is Whole => (WHOLE as readonly string[]).includes(name);

const hasNoProperties = ({properties}: Element) => Object.keys(properties).length === 0;

function isPlain(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  return (
    node.type === 'element' &&
    PLAIN.includes(node.tagName) &&
    hasNoProperties(node) &&
    node.children.every(isPlain)
  );
}

/** Turns each paragraph, list and table, or part of them, that never changes into one element that holds its text as one string of HTML. */
export function rehypeStaticText(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!isWhole(node.tagName) || !parent || index === undefined) return undefined;
      if (!hasNoProperties(node) || !node.children.every(isPlain)) return undefined;
      parent.children.splice(index, 1, staticText(node, node.tagName));
      return [SKIP, index + 1];
    });
  };
}

function staticText({children}: Element, name: Whole): MdxJsxFlowElementHast {
  const attribute = (key: string, value: string) => ({type: 'mdxJsxAttribute', name: key, value}) as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticText',
    attributes: [...(name === 'p' ? [] : [attribute('as', name)]), attribute('html', toHtml(children))],
    children: [],
  };
}
