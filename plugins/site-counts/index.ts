import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {addDependencies} from '../pages/modules';
import {countSite, type Counts} from './count';
import {replaceCounts} from './replace';

let counts: Counts = {programs: 0, results: 0, dangers: 0};
let file = '';

/** Counts the programs, what they recorded, and the dangers that the pages warn of. */
export default function plugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'site-counts',
    async contentLoaded({actions}) {
      counts = countSite(siteDir);
      // A page with a count depends on this file: a warm build compiles it again when the numbers change.
      await actions.createData('counts.json', JSON.stringify(counts));
      file = path.join(generatedFilesDir, 'site-counts/default/counts.json');
    },
  };
}

/** Puts numbers for `<Count of="programs" />`. */
export function remarkCounts(): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    if (replaceCounts(tree, counts)) addDependencies(page.path, [file]);
  };
}
