import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {addDependencies} from '../pages';
import {attributeOf} from '../pages/attributes';
import {fromMarkdown, replaceComponent} from '../pages/replace-component';
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
      return fromMarkdown(folded(group, tableOf(group, records, address)));
    });
    addDependencies(
      file.path,
      (records?.sources ?? []).map((source) => path.join(examples, source)),
    );
  };
}

/** Closed, because all tables together are thirty screens. */
function folded(summary: string, contents: string): string {
  return `<details className="scenarios">\n<summary>${summary}</summary>\n\n${contents}\n\n</details>`;
}
