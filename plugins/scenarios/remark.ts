import path from 'node:path';
import type {BlockContent, Root, RootContent} from 'mdast';
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
      return [folded(group, parsePage(table).children as BlockContent[])];
    });
  };
}

function isScenarios(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Scenarios';
}

/** Closed, because all tables together are thirty screens. */
function folded(summary: string, contents: BlockContent[]): MdxJsxFlowElement {
  const text: BlockContent = {
    type: 'mdxJsxFlowElement',
    name: 'summary',
    attributes: [],
    // A paragraph would no longer be the summary that browsers show.
    children: [{type: 'text', value: summary} as unknown as BlockContent],
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'scenarios'}],
    children: [text, ...contents],
  };
}
