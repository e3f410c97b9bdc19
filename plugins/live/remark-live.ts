import {resolve} from 'node:path';
import {dirname} from 'node:path/posix';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {SampleAttributes} from '../../lib/sample-notes';
import {writtenAttributes} from '../shared/mdx-nodes';
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

/** The file below `examples/` that a block is a part of. */
const fileOf = ({data}: Code): string[] => (data?.block?.origin ? [data.block.origin.file] : []);

/** Makes the samples of a page live in place and returns its faults, one line each. */
export function makeLive(tree: Root, page: string, files: ExampleFiles): string[] {
  const faults: string[] = [];
  /** The files whose code the page has shown so far. */
  const shown: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') shown.push(...fileOf(node));
    if (node.type !== 'mdxJsxFlowElement') return;
    const {sample} = node.data ?? {};
    if (!sample?.operation) return;
    const program = dirname(sample.operation);
    const {reason, files: own = []} = checkRunnable(program, files);
    if (!reason) {
      node.name = 'RunnableSample';
      const file = [...shown, ...sample.codes.flatMap(fileOf)].reverse().find((one) => own.includes(one));
      const attributes: Partial<SampleAttributes> = {file: file?.replace(`${program}/`, '')};
      node.attributes.push(...writtenAttributes(attributes));
      return;
    }
    const [first] = sample.codes;
    if (first) blockProperties(first).note ??= `Does not run in the browser: ${reason}`;
    const {try: tried, line} = sample;
    if (tried) faults.push(faultAt(page, line, 'has a try="…" and does not run in the browser; delete it'));
  });
  return faults;
}
