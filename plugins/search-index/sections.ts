import {DomUtils, ElementType, parseDocument} from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, {attribs: unknown}>;

/** What stands between two headings. */
export interface Section {
  /** The id of the nearest heading that has one; absent above the first. */
  anchor: string | null;
  /** Level of the heading: 1 is the page's title. */
  level: number;
  /** The headings above and including this one, by level; index 0 is the page's title. */
  headings: (string | null)[];
  blocks: TextBlock[];
}

/** A paragraph, list item, table row or code block. */
export interface TextBlock {
  text: string;
  /** The code in it: the whole of a code block, the inline code of prose. */
  code: string[];
}

/** What is no text of a page: what it is made by, and the words of its controls, which `data-control` names where no element does. */
const SKIPPED = new Set('script style nav button svg template head form label select progress'.split(' '));
const SKIPPED_CLASSES =
  /\b(hash-link|theme-doc-toc-mobile|theme-doc-footer|pagination-nav|code-block__(title|note)|sample-menu|sample-try|code-fold|program-mark|other-orm)(?=\s|$)/;
const BLOCKS = new Set(
  'p li tr pre blockquote dt dd summary figcaption div section header article ul ol table details'.split(' '),
);

/**
 * Reads the sections of a page from its built HTML.
 * @param title the page's title, used where it has no `h1`
 */
export function sectionsFromHtml(html: string, title: string): Section[] {
  const {children} = parseDocument(articleOf(html));
  const content =
    DomUtils.findOne((element) => /\btheme-doc-markdown\b/.test(element.attribs.class ?? ''), children) ??
    DomUtils.findOne((element) => element.name === 'main', children);
  const reader = new Reader(title);
  reader.readAll(content?.children ?? children);
  return reader.finish();
}

/** Parsing is most of the cost, and most of a built page is its menus: only the article is parsed, where there is one. */
function articleOf(html: string): string {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start >= 0 && end > start ? html.slice(start, end) : html;
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

  readAll(nodes: Node[]): void {
    for (const node of nodes) this.read(node);
  }

  finish(): Section[] {
    this.flush();
    return this.sections;
  }

  private read(node: Node): void {
    if (node.type === ElementType.Text) this.text += node.data;
    if (!('attribs' in node) || isSkipped(node)) return;
    if (/^h[1-6]$/.test(node.name)) return this.readHeading(node, Number(node.name[1]));
    if (node.name === 'pre') return this.readCodeBlock(node);
    if (node.name === 'code') this.code.push(plainText(node));
    if (!BLOCKS.has(node.name)) {
      this.readAll(node.children);
      // Cells of a row, and inline elements set apart by markup alone, must not run into one word.
      if (['td', 'th', 'br'].includes(node.name)) this.text += ' ';
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
    const anchor = node.attribs.id ?? this.section.anchor;
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

function isSkipped({name, attribs}: Element): boolean {
  const isControl = SKIPPED.has(name) || 'data-control' in attribs || attribs.role === 'tablist';
  return isControl || SKIPPED_CLASSES.test(attribs.class ?? '');
}

function plainText(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (!('attribs' in node) || isSkipped(node)) return '';
  if (node.name === 'br') return '\n';
  const text = node.children.map(plainText).join('');
  return node.name === 'div' && !text.endsWith('\n') ? `${text}\n` : text;
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
