import {extname} from 'node:path';
import type {Code, Heading, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import {phrasing} from 'mdast-util-phrasing';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {explicitId} from '../shared/mdx-nodes';
import {blockProperties} from '../samples/block-properties';
import {type Component, COMPONENTS, strong} from './components';

export interface MarkdownOptions {
  title: string;
  /** The address that a link of the page gets; undefined leaves it as it is. */
  resolveLink: (url: string) => string | undefined;
  /** Address of the folder of examples in the repository, with a slash at the end. */
  examplesUrl?: string;
  /** Called for what has no Markdown and is left out, with the line, the source and what to do about it. */
  onLoss: (message: string) => void;
}

/**
 * A page as plain Markdown: components and comments gone, headings with their ids.
 *
 * @param tree of the page, with its samples filled in; it stays as it is.
 */
export function pageToMarkdown(tree: Root, {title, ...options}: MarkdownOptions): string {
  const heading: Heading = {type: 'heading', depth: 1, children: [{type: 'text', value: title}]};
  const contents = new Plain(options).contents(tree) as RootContent[];
  return printer.stringify({type: 'root', children: [heading, ...contents]});
}

const printer = unified()
  .use(remarkStringify, {bullet: '-', rule: '-', resourceLink: true})
  .use(remarkGfm, {tablePipeAlign: false});

/** A longer result is left out where it is not the first of its section, or stands in a section that is closed. */
const LONGEST_RESULT = 12;

/** Makes plain Markdown of the nodes of a page. */
class Plain {
  /** Operations and runs since the last heading. */
  private samples = 0;
  private isClosed = false;
  /** The addresses of imported files so far: each is given once. */
  private readonly linked = new Set<string>();

  constructor(private readonly options: Omit<MarkdownOptions, 'title'>) {}

  contents({children}: Parents): Nodes[] {
    return children.flatMap((child) => this.node(child));
  }

  /** Several nodes where a component was, none where a comment was. */
  private node(node: Nodes): Nodes[] {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (COMMENT.test(node.value)) return [];
        return this.leaveOut(node, `{${node.value}}`);
      case 'mdxJsxFlowElement':
        return inParagraphs(this.component(node));
      case 'mdxJsxTextElement':
        return this.component(node);
      case 'containerDirective':
        return [{type: 'blockquote', children: this.admonition(node) as Paragraph[]}];
      case 'textDirective':
        // No directive at all but a colon before a word.
        return [{type: 'text', value: `:${node.name}`}, ...this.contents(node)];
      case 'leafDirective':
        return this.leaveOut(node, `::${node.name}`);
      case 'heading':
        this.samples = 0;
        return [{...node, children: withId(node, this.contents(node) as PhrasingContent[])}];
      case 'code':
        return this.code(node);
      default:
        return [this.withPlainContents(node)];
    }
  }

  private withPlainContents(node: Nodes): Nodes {
    const url = 'url' in node && {url: this.options.resolveLink(node.url) ?? node.url};
    return {...node, ...url, ...('children' in node && {children: this.contents(node)})} as Nodes;
  }

  /** The code with its title, below its label where its sample has several blocks, and what belongs to it after it. */
  private code(node: Code): Nodes[] {
    const {label, block} = node.data ?? {};
    const {links = {}, title, note} = blockProperties(node);
    const {recorded, path} = block ?? {};
    // What has an ending is a file.
    if (path && !extname(path)) this.samples++;
    const {examplesUrl = ''} = this.options;
    const isLong = node.value.split('\n').length > LONGEST_RESULT;
    if (recorded && isLong && (this.isClosed || this.samples > 1)) {
      return [
        linksTo(`${label ?? ''}:`, [[recorded.replace(/^.*\/recorded\//, ''), examplesUrl + recorded]]),
      ];
    }
    const quote = title?.includes('"') ? "'" : '"';
    const elsewhere = Object.entries(links).filter(
      ([, url]) => !url.startsWith('#') && !this.linked.has(url),
    );
    for (const [, url] of elsewhere) this.linked.add(url);
    return [
      ...(label ? [paragraph(`${label}:`)] : []),
      {type: 'code', lang: node.lang, meta: title && `title=${quote}${title}${quote}`, value: node.value},
      ...(note ? [paragraph(`${note}.`)] : []),
      ...(elsewhere.length > 0 ? [linksTo('Imported:', elsewhere)] : []),
    ];
  }

  private component(node: Component): Nodes[] {
    const wasClosed = this.isClosed;
    this.isClosed ||= node.name === 'details';
    const contents = this.contents(node);
    this.isClosed = wasClosed;
    const plain = COMPONENTS[node.name ?? ''];
    if (plain) return plain(node, contents);
    return contents.length === 0 ? this.leaveOut(node, `<${node.name ?? ''}>`) : contents;
  }

  private leaveOut(node: Nodes, source: string): [] {
    const line = node.position?.start.line ?? 1;
    this.options.onLoss(
      `${line}: "${source}" has no Markdown and is left out there; give it contents, or say in plugins/markdown-pages/components.ts what it becomes`,
    );
    return [];
  }

  /** Its kind and title in bold, then what it says. */
  private admonition({name, children}: Extract<Nodes, {type: 'containerDirective'}>): Nodes[] {
    const [first, ...rest] = children;
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
    const kind = name.charAt(0).toUpperCase() + name.slice(1);
    const title: Nodes[] = label
      ? [{type: 'text', value: `${kind}: `}, ...this.contents(label)]
      : [{type: 'text', value: kind}];
    const contents = (label ? rest : children).flatMap((child) => this.node(child));
    return [{type: 'paragraph', children: [strong(title)]}, ...contents];
  }
}

const COMMENT = /^\s*\/\*[^]*\*\/\s*$/;

function withId(heading: Heading, plain: PhrasingContent[]): PhrasingContent[] {
  const id = explicitId(heading);
  // A space stands between the words and the id already.
  return id ? [...plain, {type: 'text', value: `{#${id}}`}] : plain;
}

function linksTo(before: string, links: [name: string, url: string][]): Paragraph {
  const items = links.flatMap(([name, url]): PhrasingContent[] => [
    {type: 'text', value: ' '},
    {type: 'link', url, children: [{type: 'inlineCode', value: name}]},
  ]);
  return {type: 'paragraph', children: [{type: 'text', value: before}, ...items]};
}

function paragraph(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

/** Text that stands in a component without a paragraph gets one. */
function inParagraphs(nodes: Nodes[]): Nodes[] {
  const blocks: Nodes[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (!phrasing(node)) {
      blocks.push(node);
      open = undefined;
    } else if (open) {
      open.children.push(node as PhrasingContent);
    } else {
      open = {type: 'paragraph', children: [node as PhrasingContent]};
      blocks.push(open);
    }
  }
  return blocks;
}
