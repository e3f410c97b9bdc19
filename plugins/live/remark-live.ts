import {resolve} from 'node:path';
import {dirname} from 'node:path/posix';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../shared/page-file';
import {faultAt} from '../../lib/pages';
import {blockProperties} from '../samples/block-properties';
import {type ExampleFiles, filesOfSite, pagePath} from '../samples/example-files';
import {failWith} from '../samples/fail-with';
import {checkRunnable} from './runnable';

/**
 * Makes each sample of a page that can run in the browser a `RunnableSample`; the others say why they cannot. It runs when
 * `remarkSamples` has filled in the samples.
 * @param options.siteDir absolute path of the site
 */
export function remarkLive({siteDir}: {siteDir: string}): (tree: Root, file: PageFile) => void {
  const files = filesOfSite(resolve(siteDir, 'examples'));
  return (tree, file) => {
    failWith(makeLive(tree, pagePath(siteDir, file.path), files));
  };
}

/** Makes the samples of a page live in place and returns its faults, one line each. */
export function makeLive(tree: Root, page: string, files: ExampleFiles): string[] {
  const faults: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const {sample} = node.data ?? {};
    if (!sample?.operation) return;
    const {reason} = checkRunnable(dirname(sample.operation), files);
    if (!reason) {
      node.name = 'RunnableSample';
      return;
    }
    const [first] = sample.codes;
    if (first) blockProperties(first).note ??= `Does not run in the browser: ${reason}`;
    const {try: tried, line} = sample;
    if (tried) faults.push(faultAt(page, line, 'has a try="…" and does not run in the browser; delete it'));
  });
  return faults;
}
