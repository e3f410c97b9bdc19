import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {normalize} from 'pathe';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../shared/page-file';
import {ORMS} from '../../lib/orms';

/**
 * Marks paragraphs that begin with "On TypeORM" or another ORM and name no further one: for readers who have chosen another
 * ORM they are set back. The pages of that ORM are about nothing else.
 */
export function remarkOrmNotes(): (tree: Root, file: PageFile) => void {
  return (tree, file) => {
    visit(tree, 'paragraph', (paragraph) => {
      const text = toString(paragraph);
      const named = ORMS.filter(({label}) => text.includes(label));
      const [orm] = named;
      if (!orm || named.length > 1 || !text.startsWith(`On ${orm.label}`)) return;
      if (normalize(file.path).includes(`/persistence/${orm.value}/`)) return;
      paragraph.data = {...paragraph.data, hProperties: {'data-on': orm.value}};
    });
  };
}
