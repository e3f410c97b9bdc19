import path from 'node:path';
import type {BlockContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {parsePage} from '../../lib/parse-page';
import {addDependencies} from '../pages';
import {attributeOf} from '../pages/attributes';
import {replaceComponent} from '../pages/replace-component';
import {filesOfSite} from '../samples/files';
import {type Records, readRecords} from './records';
import {tableOf} from './table';

interface ScenarioOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address of the folder of examples in the repository, with a slash at the end. */
  address: string;
}

/** Writes a table of what every adapter did in place of `<Scenarios group="Operators" />`. */
export function remarkScenarios({siteDir, address}: ScenarioOptions): (tree: Root, file: VFile) => void {
  const examples = path.join(siteDir, 'examples');
  return (tree, file) => {
    let records: Records | undefined;
    replaceComponent(tree, 'Scenarios', (node) => {
      records ??= readRecords(filesOfSite(examples));
      const group = attributeOf(node, 'group') ?? '';
      const table = tableOf(group, records, address);
      return [folded(group, parsePage(table).children as BlockContent[])];
    });
    addDependencies(
      file.path,
      (records?.sources ?? []).map((source) => path.join(examples, source)),
    );
  };
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
