import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {PageFile} from '../shared/page-file';
import {addDependencies} from '../loader-context';
import {parsePage} from '../../lib/parse-page';
import {FOLDER} from './page-entries';
import {readReference} from './reference';

/** Writes the entries of the reference into the pages that select them. */
export function remarkApiReference({
  siteDir,
}: {
  siteDir: string;
}): (tree: Root, file: PageFile) => Promise<void> {
  return async (tree, file) => {
    if (path.dirname(file.path) !== path.join(siteDir, FOLDER)) return;
    const reference = await readReference(siteDir);
    // In `npm start` every edit of any page would write the reference anew.
    if (process.env.NODE_ENV === 'production') addDependencies(file.path, reference.sources);
    tree.children = tree.children.flatMap((node): RootContent[] => {
      const {name} = node as {name?: string};
      if (name !== 'ApiReference' && name !== 'ApiList') return [node];
      const line = String(file).slice(node.position?.start.offset, node.position?.end.offset);
      return parsePage(reference.expand(line)).children;
    });
  };
}
