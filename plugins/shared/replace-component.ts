import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {parsePage} from '../../lib/parse-page';

/** Puts what `write` returns in place of each `<NAME />` that stands by itself on a page. */
export function replaceComponent(
  tree: Root,
  name: string,
  write: (component: MdxJsxFlowElement) => RootContent[],
): void {
  tree.children = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === name ? write(node) : [node],
  );
}

/** The nodes of Markdown that takes the place of a component. */
export function fromMarkdown(text: string): RootContent[] {
  return parsePage(text).children.map(withSummary);
}

/** Takes a summary out of the paragraph that it is alone in, as MDX does in what a page itself holds. */
function withSummary(node: RootContent): RootContent {
  if (node.type !== 'mdxJsxFlowElement') return node;
  const children = node.children.map((child) => {
    const [only, ...others] = child.type === 'paragraph' ? child.children : [];
    const isSummary = only?.type === 'mdxJsxTextElement' && only.name === 'summary' && others.length === 0;
    return isSummary ? {...only, type: 'mdxJsxFlowElement' as const} : child;
  });
  return {...node, children} as MdxJsxFlowElement;
}
