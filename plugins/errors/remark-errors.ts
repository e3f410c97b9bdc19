import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../shared/page-file';
import {addressesOf, errorsOf, markText, type ResponseError} from '../../lib/error-entries';
import {addDependencies} from '../loader-context';
import {blockProperties} from '../samples/block-properties';
import {errorPages, listedEntries} from './entries';

/**
 * Marks the responses of a page that hold errors, and links their messages to the entries of the pages of errors. It runs
 * when `remarkSamples` has filled in the samples.
 * @param options.siteDir absolute path of the site
 */
export function remarkErrors(options: {
  siteDir: string;
  baseUrl: string;
}): (tree: Root, file: PageFile) => void {
  const {siteDir, baseUrl} = options;
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (item) => {
      const [code] = item.children;
      if (item.name !== 'TabItem' || code?.type !== 'code') return;
      const errors = errorsOfBlock(code);
      if (errors.length === 0) return;
      item.children.unshift(markOf(errors.length));
      blockProperties(code).messages = addressesOf(errors, listedEntries(siteDir), baseUrl);
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

/** The errors of a recorded response. */
function errorsOfBlock({lang, value, data}: Code): ResponseError[] {
  return lang === 'json' && data?.block?.recorded ? errorsOf(value) : [];
}
