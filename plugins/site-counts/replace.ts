import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Counts} from './count';

/** Puts numbers for the `Count` elements of a page, in place, and says whether it has any. Throws on an unknown name. */
export function replaceCounts(tree: Root, counts: Counts): boolean {
  let found = false;
  visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
    if (node.name !== 'Count' || !parent || index === undefined) return;
    const [attribute] = node.attributes;
    const count = counts[String(attribute?.value) as keyof Counts] as number | undefined;
    if (count === undefined) {
      throw new Error(`Count of="${String(attribute?.value)}": it counts ${Object.keys(counts).join(', ')}`);
    }
    parent.children.splice(index, 1, {type: 'text', value: count.toLocaleString('en-US')});
    found = true;
  });
  return found;
}
