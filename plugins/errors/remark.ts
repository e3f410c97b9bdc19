import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorsOf, entryAbout, markText, closestMessagesOf, withoutPlace} from '../../lib/error-entries';
import {addDependencies} from '../pages';
import {blockProperties} from '../samples/block-properties';
import {errorPages, type ListedEntry, listedEntries} from './entries';

/**
 * Marks the responses of a page that hold errors, and links their messages to the entries of the pages of errors. It runs
 * when `remarkSamples` has filled in the samples.
 * @param options.siteDir absolute path of the site
 */
export function remarkErrors(options: {siteDir: string; baseUrl: string}): (tree: Root, file: VFile) => void {
  const {siteDir, baseUrl} = options;
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (item) => {
      const [code] = item.children;
      if (item.name !== 'TabItem' || code?.type !== 'code') return;
      const count = countErrors(code);
      if (count === 0) return;
      item.children.unshift(markOf(count));
      blockProperties(code).messages = addresses(code.value, listedEntries(siteDir), baseUrl);
      addDependencies(file.path, errorPages(siteDir));
    });
  };
}

/** As the mark of a response that a reader gets. */
function markOf(count: number): MdxJsxFlowElement {
  const attribute = {type: 'mdxJsxAttribute' as const, name: 'className', value: 'error-mark'};
  const text = {type: 'text' as const, value: markText(count)};
  return {type: 'mdxJsxFlowElement', name: 'p', attributes: [attribute], children: [text] as never[]};
}

/** How many errors a recorded response has. */
function countErrors({lang, value, data}: Code): number {
  return lang === 'json' && data?.block?.recorded ? errorsOf(value).length : 0;
}

/** Where the messages of a response are explained, by the message. */
function addresses(response: string, entries: ListedEntry[], baseUrl: string): Record<string, string> {
  const found = errorsOf(response)
    .flatMap(closestMessagesOf)
    .flatMap((message) => {
      const entry = entryAbout(withoutPlace(message), entries);
      return entry ? [[message, `${baseUrl}${entry.page}#${entry.id}`]] : [];
    });
  return Object.fromEntries(found) as Record<string, string>;
}
