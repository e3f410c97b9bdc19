import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

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
