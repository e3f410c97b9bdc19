import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {normalize} from 'pathe';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../shared/page-file';
import {writtenAttributes} from '../shared/mdx-nodes';
import {ORMS} from '../../lib/orms';

/**
 * Marks what is about one ORM or some, for the style sheet, which knows the reader's. Paragraphs that begin with "On TypeORM"
 * or another ORM and name no further one are set back for readers of others; the pages of that ORM are about nothing else.
 * What `<Differs>` holds is only shown to readers of the ORMs that its bold beginnings name.
 */
export function remarkOrmNotes(): (tree: Root, file: PageFile) => void {
  return (tree, file) => {
    visit(tree, 'paragraph', (paragraph) => {
      const text = toString(paragraph);
      const [orm, ...others] = ormsIn(text);
      if (!orm || others.length > 0 || !text.startsWith(`On ${orm.label}`)) return;
      if (normalize(file.path).includes(`/persistence/${orm.value}/`)) return;
      paragraph.data = {...paragraph.data, hProperties: {'data-on': orm.value}};
    });
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Differs') return;
      element.attributes.push(...writtenAttributes({orms: ormsOf(element)}));
      visit(element, 'listItem', (item) => {
        const orms = ormsOf(item);
        if (orms) item.data = {...item.data, hProperties: {'data-differs': orms}};
      });
    });
  };
}

const ormsIn = (text: string) => ORMS.filter(({label}) => text.includes(label));

/** The ORMs that the bold words of a node name, with a space between two; undefined where they name none. */
function ormsOf(node: Nodes): string | undefined {
  let bold = '';
  visit(node, 'strong', (strong) => {
    bold += ` ${toString(strong)}`;
  });
  return (
    ormsIn(bold)
      .map(({value}) => value)
      .join(' ') || undefined
  );
}
