import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {parsePage} from '../../lib/parse-page';
import {addDependencies} from '../pages';
import {attributeOf} from '../pages/attributes';
import {filesOfSite} from '../samples/files';
import {readRecords} from './records';
import {tableOf} from './table';

interface ScenarioOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address of the folder of examples in the repository, with a slash at the end. */
  address: string;
}

/** Writes a table of what every adapter did in place of `<Scenarios group="Operators" />`. */
export function remarkScenarios({siteDir, address}: ScenarioOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    if (!tree.children.some(isScenarios)) return;
    const examples = path.join(siteDir, 'examples');
    const records = readRecords(filesOfSite(examples));
    addDependencies(
      file.path,
      records.sources.map((source) => path.join(examples, source)),
    );
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (!isScenarios(node)) return [node];
      const group = attributeOf(node, 'group') ?? '';
      const table = tableOf(group, records, address);
      // Closed, because all of them together are thirty screens.
      const folded = `<details className="scenarios">\n<summary>${group}</summary>\n\n${table}\n\n</details>`;
      return parsePage(folded).children;
    });
  };
}

function isScenarios(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Scenarios';
}
