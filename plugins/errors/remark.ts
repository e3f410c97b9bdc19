import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorsOf, entryAbout, messagesOf, withoutPlace} from '../../lib/error-entries';
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
    let marks = 0;
    visit(tree, 'mdxJsxFlowElement', (item) => {
      const [code] = item.children;
      if (item.name !== 'TabItem' || code?.type !== 'code') return;
      const count = countErrors(code);
      if (count === 0) return;
      marks += 1;
      item.children.unshift(markOf(count));
      blockProperties(code).messages = addresses(code.value, listedEntries(siteDir), baseUrl);
      addDependencies(file.path, errorPages(siteDir));
    });
    if (marks > 0) tree.children.unshift(importOfMark());
  };
}

function markOf(count: number): MdxJsxFlowElement {
  const attribute = {type: 'mdxJsxAttribute' as const, name: 'count', value: count.toString()};
  return {type: 'mdxJsxFlowElement', name: 'ErrorMark', attributes: [attribute], children: []};
}

/** Only pages with such a response load what marks it. */
function importOfMark(): Extract<RootContent, {type: 'mdxjsEsm'}> {
  const source = '@site/src/components/ErrorMark';
  const local = {type: 'Identifier' as const, name: 'ErrorMark'};
  const declaration = {
    type: 'ImportDeclaration' as const,
    specifiers: [{type: 'ImportDefaultSpecifier' as const, local}],
    source: {type: 'Literal' as const, value: source},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ErrorMark from '${source}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}

/** How many errors a recorded response has. */
function countErrors({lang, value, data}: Code): number {
  return lang === 'json' && data?.block?.recorded ? errorsOf(value).length : 0;
}

/** Where the messages of a response are explained, by the message. */
function addresses(response: string, entries: ListedEntry[], baseUrl: string): Record<string, string> {
  const found = errorsOf(response)
    .flatMap(messagesOf)
    .flatMap((message) => {
      const entry = entryAbout(withoutPlace(message), entries);
      return entry ? [[message, `${baseUrl}${entry.page}#${entry.id}`]] : [];
    });
  return Object.fromEntries(found) as Record<string, string>;
}
