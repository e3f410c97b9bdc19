import type {PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** A shorter name has room in a line of the contents. */
const LONG_NAME = /\w{21,}/g;
/** Where a part of a name begins. */
const SEAM = /(?<=[a-z\d])(?=[A-Z])/;

/** Long names in headings, and with that in the contents, break between their parts. */
export function remarkBreakNames(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'heading', (heading) => {
      visit(heading, 'text', (text, index, parent) => {
        const parts = text.value.replace(LONG_NAME, (name) => name.split(SEAM).join('\0')).split('\0');
        if (parts.length === 1 || !parent || index === undefined) return undefined;
        const broken = parts.flatMap((value, i): PhrasingContent[] => [
          ...(i > 0 ? [{type: 'mdxJsxTextElement' as const, name: 'wbr', attributes: [], children: []}] : []),
          {type: 'text', value},
        ]);
        parent.children.splice(index, 1, ...broken);
        return [SKIP, index + broken.length];
      });
    });
  };
}
