import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Link, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../shared/page-file';
import {fault} from '../../lib/pages';
import {attributeOf} from '../shared/mdx-nodes';

interface ProgramLinksOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address of the folder of examples in the repository, with a slash at the end. */
  examplesUrl: string;
}

/** Makes `<Program path="common-errors/start-errors" />` a small mark that leads to that program in the repository. */
export function remarkProgramLinks({
  siteDir,
  examplesUrl,
}: ProgramLinksOptions): (tree: Root, file: PageFile) => void {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Program') return;
      throw new Error(fault(file, node, '<Program> is a word of a sentence; write one around it'));
    });
    visit(tree, 'mdxJsxTextElement', (node, index, parent: Parents | undefined) => {
      if (node.name !== 'Program' || !parent || index === undefined) return;
      const program = attributeOf(node, 'path') ?? '';
      const folder = path.join(siteDir, 'examples', program);
      if (!['program.ts', 'unexecuted.txt'].some((file) => existsSync(path.join(folder, file)))) {
        throw new Error(fault(file, node, `examples/${program} is no program; correct the path`));
      }
      const link: Link = {
        type: 'link',
        url: examplesUrl + program,
        children: [{type: 'text', value: 'Reproduce it'}],
        data: {hProperties: {className: ['program-mark'], 'aria-label': `Reproduce it: ${program}`}},
      };
      parent.children.splice(index, 1, link);
    });
  };
}
