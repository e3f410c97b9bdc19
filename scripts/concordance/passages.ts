import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {fencesOf} from '../../plugins/samples/page-fences';

/** What a page says in one place: a paragraph, a heading, the row of a table, a title, or a line of code of its own. */
export interface Passage {
  page: string;
  line: number;
  /** As it reads, its code between ticks. */
  text: string;
  /** The spans of code in it. */
  code: string[];
}

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
    if (node.type !== 'tableRow' && !holdsPhrases(node)) return;
    const line = node.position?.start.line ?? 1;
    passages.push({page: page.path, line, text: readable(node), code: codesOf(node)});
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

/** The text of a node, without marks of emphasis and addresses of links, its code between ticks. */
function readable(node: Nodes): string {
  const parts = 'children' in node ? node.children : [node];
  const text = parts.map(textOf).join(node.type === 'tableRow' ? ' | ' : '');
  return text.replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'mdxTextExpression') return '';
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : node.type === 'break' ? ' ' : '';
}

function codesOf(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(codesOf) : [];
}

/** Whether text stands right in the node: a paragraph, a heading, the title of a box, an element of one line. */
function holdsPhrases(node: Nodes): boolean {
  return 'children' in node && node.children.some(({type}) => PHRASES.has(type));
}

function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
