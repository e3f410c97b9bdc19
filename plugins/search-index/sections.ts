import type {Element, ElementContent, Nodes, Root} from 'hast';

/** What stands between two headings. */
export interface Section {
  /** The id of the nearest heading that has one; absent above the first. */
  anchor: string | null;
  /** Level of the heading: 1 is the page's title. */
  level: number;
  /** The headings above and including this one, by level; index 0 is the page's title. */
  headings: (string | null)[];
  blocks: Block[];
}

/** A paragraph, list item, table row or code block. */
export interface Block {
  text: string;
  /** The code in it: the whole of a code block, the inline code of prose. */
  code: string[];
}

const SKIPPED = new Set(['script', 'style', 'nav', 'button', 'svg', 'template', 'head']);
const SKIPPED_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'pagination-nav',
  'code-block__title',
  'code-block__note',
  'sample-check',
];
const BLOCKS = new Set(
  'p li tr pre blockquote dt dd summary figcaption div section header article ul ol table details'.split(' '),
);

/**
 * Cuts a page into its sections.
 * @param tree the page as HTML: the whole document or only its article
 * @param title the page's title, used where the tree has no `h1`
 */
export function sectionsOf(tree: Root, title: string): Section[] {
  const content = find(tree, isArticle) ?? find(tree, (element) => element.tagName === 'main') ?? tree;
  const reader = new Reader(title);
  reader.readAll(content.children as ElementContent[]);
  return reader.finish();
}

class Reader {
  private readonly sections: Section[] = [];
  private section: Section;
  private text = '';
  private code: string[] = [];

  constructor(title: string) {
    this.section = {anchor: null, level: 1, headings: [title], blocks: []};
    this.sections.push(this.section);
  }

  readAll(nodes: ElementContent[]): void {
    for (const node of nodes) this.read(node);
  }

  finish(): Section[] {
    this.flush();
    return this.sections;
  }

  private read(node: ElementContent): void {
    if (node.type === 'text') this.text += node.value;
    if (node.type !== 'element' || isSkipped(node)) return;
    const level = headingLevel(node);
    if (level) return this.readHeading(node, level);
    if (node.tagName === 'pre') return this.readCodeBlock(node);
    if (node.tagName === 'code') this.code.push(plainText(node));
    if (!BLOCKS.has(node.tagName)) {
      this.readAll(node.children);
      // Cells of a row, and inline elements set apart by markup alone, must not run into one word.
      if (node.tagName === 'td' || node.tagName === 'th' || node.tagName === 'br') this.text += ' ';
      return;
    }
    this.flush();
    this.readAll(node.children);
    this.flush();
  }

  private readHeading(node: Element, level: number): void {
    this.flush();
    const text = squeeze(plainText(node));
    if (level === 1) {
      this.section.headings[0] = text;
      return;
    }
    const headings = [...this.section.headings.slice(0, level - 1)];
    while (headings.length < level - 1) headings.push(null);
    const anchor = typeof node.properties.id === 'string' ? node.properties.id : this.section.anchor;
    this.section = {anchor, level, headings: [...headings, text], blocks: []};
    this.sections.push(this.section);
  }

  private readCodeBlock(node: Element): void {
    this.flush();
    const text = plainText(node).trim();
    if (text) this.section.blocks.push({text, code: [text]});
  }

  private flush(): void {
    const text = squeeze(this.text);
    if (text) this.section.blocks.push({text, code: this.code});
    this.text = '';
    this.code = [];
  }
}

function headingLevel(node: Element): number {
  return /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : 0;
}

function isArticle(node: Element): boolean {
  return classesOf(node).includes('theme-doc-markdown');
}

function isSkipped(node: Element): boolean {
  const classes = classesOf(node);
  return (
    SKIPPED.has(node.tagName) ||
    node.properties.role === 'tablist' ||
    SKIPPED_CLASSES.some((name) => classes.includes(name))
  );
}

function classesOf(node: Element): string[] {
  const {className} = node.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

function find(node: Nodes, wanted: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && wanted(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

function plainText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isSkipped(node)) return '';
  if (node.tagName === 'br') return '\n';
  const text = node.children.map(plainText).join('');
  return node.tagName === 'div' && !text.endsWith('\n') ? `${text}\n` : text;
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
