import type {Nodes, Parents} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {readable, sentencesOf} from './sentences';
import {fencesOf} from '../../plugins/samples/page-fences';

/** What a page says in one place: a sentence, a heading, the row of a table, a title, or a line of code of its own. */
export interface Passage {
  page: string;
  line: number;
  /** As it reads, its code between ticks. */
  text: string;
  /** The spans of code in it. */
  code: string[];
}

/** No text holds it. */
const NO_END = '\\0';
const PHRASES = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link']);
/** What is typed in a terminal names files, and no part of the library. */
const SHELL = new Set(['bash', 'sh', 'shell', 'console']);
const SPOKEN_ATTRIBUTES = new Set(['title', 'label', 'description', 'alt', 'summary']);

/**
 * Everything that a page says itself, in the order of its lines. Code, answers and schemas that its fences name are not
 * in it: runs keep those true.
 */
export function passagesOf(page: Page): Passage[] {
  const passages = [...frontMatterOf(page), ...ownCodeOf(page)];
  visit(page.tree, (node) => {
    if (isElement(node)) passages.push(...attributesOf(page, node));
    if (node.type === 'tableRow') {
      passages.push(rowOf(page, node));
      return SKIP;
    }
    if (!isPhrasing(node)) return;
    const first = node.position?.start.line ?? 1;
    // A heading may quote an error of several sentences.
    const sentences = node.type === 'heading' ? sentencesOf(node, NO_END) : sentencesOf(node);
    for (const {line, ...sentence} of sentences) {
      passages.push({page: page.path, line: first + line, text: readable(sentence), code: sentence.code});
    }
    return SKIP;
  });
  return passages.filter(({text}) => text !== '').sort((a, b) => a.line - b.line);
}

function frontMatterOf({path, text, frontMatter}: Page): Passage[] {
  const lines = text.split('\n');
  return Object.entries(frontMatter).flatMap(([key, value]) => {
    if (!SPOKEN_ATTRIBUTES.has(key) || typeof value !== 'string') return [];
    return [
      {page: path, line: lines.findIndex((line) => line.startsWith(`${key}:`)) + 1, text: value, code: []},
    ];
  });
}

/** The titles of fences, and the lines of those that name no program. */
function ownCodeOf(page: Page): Passage[] {
  return fencesOf(page).flatMap(({node, fence}) => {
    const line = node.position?.start.line ?? 1;
    const title = fence.title ? [{page: page.path, line, text: fence.title, code: []}] : [];
    if (fence.source || SHELL.has(fence.language)) return title;
    const lines = node.value
      .split('\n')
      .map((text, index) => ({page: page.path, line: line + index + 1, text: text.trim(), code: [text]}));
    return [...title, ...lines];
  });
}

function attributesOf(page: Page, node: MdxJsxFlowElement | MdxJsxTextElement): Passage[] {
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !SPOKEN_ATTRIBUTES.has(attribute.name)) return [];
    const {value} = attribute;
    if (typeof value !== 'string') return [];
    return [{page: page.path, line: node.position?.start.line ?? 1, text: value, code: []}];
  });
}

function rowOf(page: Page, row: Parents): Passage {
  const cells = row.children.map((cell) => sentencesOf(cell));
  return {
    page: page.path,
    line: row.position?.start.line ?? 1,
    text: cells.map((sentences) => sentences.map(readable).join(' ')).join(' | '),
    code: cells.flat().flatMap(({code}) => code),
  };
}

/** Whether sentences stand right in the node: a paragraph, a heading, the title of a box, an element of one line. */
function isPhrasing(node: Nodes): node is Parents {
  return 'children' in node && node.children.some(({type}) => PHRASES.has(type));
}

function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
