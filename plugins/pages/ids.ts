import type {Heading, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {attributeOf} from './attributes';

/** The id that a heading or an element such as `<Anchor id="old" />` is linked by. */
export function linkedId(node: Nodes): string | undefined {
  if (node.type === 'heading') return explicitId(node);
  if (!isElement(node)) return undefined;
  return attributeOf(node, 'id');
}

/** The id that a heading is given in a comment at its end. */
export function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
}

/** Whether a node is a component or an element of HTML. */
export function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
