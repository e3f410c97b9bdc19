import path from 'node:path';
import type {Root} from 'mdast';
import type {PageFile} from '../shared/page-file';
import {addDependencies} from '../loader-context';
import {attributeOf} from '../shared/mdx-nodes';
import {fromMarkdown, replaceComponent} from '../shared/replace-component';
import {filesOfSite} from '../samples/example-files';
import {type Records, readRecords} from './records';
import {scenarioTable} from './table';

interface ScenarioOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address of the folder of examples in the repository, with a slash at the end. */
  examplesUrl: string;
}

/** Writes a table of what every adapter did in place of `<Scenarios group="Operators" />`. */
export function remarkScenarios({
  siteDir,
  examplesUrl,
}: ScenarioOptions): (tree: Root, file: PageFile) => void {
  const examples = path.join(siteDir, 'examples');
  return (tree, file) => {
    let records: Records | undefined;
    replaceComponent(tree, 'Scenarios', (node) => {
      records ??= readRecords(filesOfSite(examples));
      const group = attributeOf(node, 'group') ?? '';
      return fromMarkdown(folded(group, scenarioTable(group, records, examplesUrl)));
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
