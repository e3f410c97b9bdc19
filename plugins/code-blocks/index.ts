import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {brokenAtSeams} from '../../lib/break-names';
import {countedImports, isLong, splitImports} from '../../lib/split-imports';
import type {BlockAttributes} from '../../lib/sample-notes';
import {elementProperties} from '../samples/block-properties';
import {writtenAttributes} from '../shared/mdx-nodes';
import {escape, highlight, markLines} from './highlight';

/** A block with more lines shows the first of them, as many as `src/css/code.css` says. */
const MOST_LINES = 25;
/** Code of so many characters stands on one line of text: more may not fit into the narrowest places. */
const MOST_IN_LINE = 24;
/** A word of code with more than that does not fit into a cell: it may break behind a `<`. */
const LONG_WORD = /\S{24,}/g;

/** Keeps the highlighter out of the bundles; `rehypeCodeBlocks` has done its work before. */
export default function codeBlocks(): Plugin {
  // What the theme loads on each page to color code. If it moves, it is loaded, and `budgets.spec.ts` says so.
  const theme = dirname(require.resolve('@docusaurus/theme-classic'));
  const highlighter = join(theme, 'prism-include-languages.js');
  return {name: 'code-blocks', configureWebpack: () => ({resolve: {alias: {[highlighter]: false}}})};
}

/**
 * Turns each code block of a page into a `CodeBlock`, which is in `src/theme`, with its colored code as one string of
 * HTML. Marks long code in text, and says where its names may break in a cell.
 */
export function rehypeCodeBlocks(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'td') breakNamesIn(node);
      const [code] = node.children;
      if (node.tagName === 'code' && code?.type === 'text' && code.value.length > MOST_IN_LINE) {
        node.properties.className = ['long'];
      }
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
      if (!parent || index === undefined) return undefined;
      parent.children.splice(index, 1, codeBlock(code));
      return [SKIP, index + 1];
    });
  };
}

/** As JSX that an author wrote: of Markdown's code with more than text in it, the theme makes a block. */
function breakNamesIn(cell: Element): void {
  visit(cell, 'element', (code, index, parent) => {
    const [text] = code.children;
    if (code.tagName !== 'code' || text?.type !== 'text' || !parent || index === undefined) return;
    const words = text.value.replace(LONG_WORD, (word) => word.replace(/<(?=\w)/g, '<\0'));
    const parts = words.split('\0').flatMap(brokenAtSeams);
    if (parts.length === 1) return;
    parent.children[index] = {
      type: 'mdxJsxTextElement',
      name: 'code',
      attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'long'}],
      data: {_mdxExplicitJsx: true},
      children: parts.flatMap((value, i): ElementContent[] => [
        ...(i > 0 ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}] : []),
        {type: 'text', value},
      ]),
    };
  });
}

function codeBlock(element: Element): MdxJsxFlowElementHast {
  const {
    properties,
    children: [text],
  } = element;
  const {
    folds,
    links = {},
    messages = {},
    marked = [],
    firstNumber,
    callouts,
    ...shown
  } = elementProperties(element);
  const classes = [properties.className].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const display = {marked, firstNumber, callouts};
  const {code, ...marks} = markLines(text?.type === 'text' ? text.value : '', language, display);
  const head = splitImports(code);
  const isFolded = head.rest !== '' && (folds || isLong(head.imports));
  const rest = isFolded ? head.rest : code;
  const length = countLines(rest);
  const {id, title, source, note, verification, program} = shown;
  const attributes = {
    id,
    language,
    title,
    source,
    note,
    verification,
    program,
    firstNumber: firstNumber?.toString(),
    imports: isFolded ? linked(highlight(head.imports, language, marks), links) : undefined,
    importCount: isFolded ? countedImports(head.imports) : undefined,
    lineCount: length > MOST_LINES ? length.toString() : undefined,
    html: explained(linked(highlight(rest, language, marks, countLines(code) - length), links), messages),
  } satisfies BlockAttributes;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: writtenAttributes(attributes),
    children: [],
  };
}

const countLines = (code: string): number => code.split('\n').length;

/** Colored code in which the names of imported files lead to them. */
function linked(html: string, links: Record<string, string>): string {
  return Object.entries(links).reduce(
    (text, [name, url]) => text.replaceAll(`'${name}'`, `<a href="${url}">'${name}'</a>`),
    html,
  );
}

/** A colored response in which the messages of errors lead to what explains them. */
function explained(html: string, messages: Record<string, string>): string {
  return Object.entries(messages).reduce((text, [message, url]) => {
    const shown = escape(message);
    return text.replaceAll(shown, () => `<a href="${url}">${shown}</a>`);
  }, html);
}
