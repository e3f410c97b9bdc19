import type {Code, Nodes} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {fault, type Page} from '../../lib/pages';
import {type BlockKind, LABELS} from '../../lib/sample-kinds';
import {pageToMarkdown} from '../../plugins/markdown-pages/to-markdown';
import {attributeOf, linkedId} from '../../plugins/shared/mdx-nodes';
import type {ExampleFiles} from '../../plugins/samples/example-files';
import {replaceSamples} from '../../plugins/samples/remark-samples';

/** One way through a page, as its front matter has it below `walkthrough`. */
export interface Walk {
  from: 'an empty folder' | 'a NestJS project';
  /** The tab that its reader chooses; without it the first one. */
  orm?: string;
  /** Its headings, such as #running-the-example; without them all of the page. */
  sections?: string[];
}

/** What a reader does, and what the page shows as its result. */
export type StepAction =
  | {kind: 'shell'; commands: string; output?: string}
  | {kind: 'file'; path: string; text: string}
  | {kind: 'operation'; url: string; query: string; variables?: unknown; response?: unknown};

export type WalkthroughStep = StepAction & {line: number};

/**
 * The steps that the Markdown of a page tells: shell blocks, files whose title has a folder, and operations. What stands
 * in other tabs is left out.
 */
export function stepsOf(page: Page, {orm, sections}: Walk, files: ExampleFiles): WalkthroughStep[] {
  const steps: WalkthroughStep[] = [];
  const missed = new Set(sections);
  const open: {depth: number; id: string}[] = [];
  let url: string | undefined;
  visitParents(page.tree, (node, ancestors) => {
    if (node.type === 'heading') {
      const id = `#${linkedId(node) ?? ''}`;
      while ((open.at(-1)?.depth ?? 0) >= node.depth) open.pop();
      open.push({depth: node.depth, id});
      missed.delete(id);
    }
    if (isHidden(ancestors, orm) || (sections && !open.some(({id}) => sections.includes(id)))) return;
    if ('value' in node) url = /http:\/\/localhost:\d+\/graphql/.exec(node.value)?.[0] ?? url;
    if (node.type !== 'code') return;
    const action = actionOf(blocksOf(node, page, files), url, fault(page, node, ''));
    if (action) steps.push({line: node.position?.start.line ?? 1, ...action});
  });
  for (const id of missed)
    throw new Error(fault(page, undefined, `walkthrough: no heading has the id "${id}"`));
  return steps;
}

function isHidden(ancestors: Nodes[], orm?: string): boolean {
  return ancestors.some((node, index) => {
    const tabs = ancestors[index - 1];
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'TabItem') return false;
    if (tabs?.type !== 'mdxJsxFlowElement') return false;
    const items = tabs.children.flatMap((item) => (item.type === 'mdxJsxFlowElement' ? [item] : []));
    return node !== (items.find((item) => attributeOf(item, 'value') === orm) ?? items[0]);
  });
}

/** A block of the Markdown, with the label above it. */
const BLOCK =
  /(?:^(?<label>\w+):\n\n)?^```(?<language>\w+)(?: title=["'](?<title>.*?)["'])?\n(?<text>[^]*?)\n```$/gm;

type Block = Record<'label' | 'language' | 'title' | 'text', string | undefined>;

/** What the Markdown of a page has for one of its fences. */
function blocksOf(node: Code, page: Page, files: ExampleFiles): Block[] {
  const fence = {type: 'root' as const, children: [structuredClone(node)]};
  const [message] = replaceSamples(fence, page.path, files);
  if (message) throw new Error(message);
  const nothing = (): undefined => undefined;
  const markdown = pageToMarkdown(fence, {title: '', resolveLink: nothing, onLoss: nothing});
  return Array.from(markdown.matchAll(BLOCK), ({groups}) => groups as Block);
}

function actionOf(blocks: Block[], url: string | undefined, place: string): StepAction | undefined {
  const {language = '', title, text = ''} = blocks[0] ?? {};
  if (/^(bash|sh|shell)$/.test(language)) {
    // What follows a command that begins with "$ " is its output.
    const [, commands = text, output] = /^\$ ((?:.*\\\n)*.*)\n?([^]*)$/.exec(text) ?? [];
    return {kind: 'shell', commands, output};
  }
  if (title?.includes('/')) return {kind: 'file', path: title, text: `${text}\n`};
  if (language !== 'graphql' || !/^(query|mutation|\{)/.test(text)) return undefined;
  const json = (kind: BlockKind): unknown => {
    const block = blocks.find((one) => one.label === LABELS[kind]);
    return block?.text && (JSON.parse(block.text) as unknown);
  };
  if (!url) throw new Error(`${place} an operation, but the page has not named http://localhost:…/graphql`);
  if (json('user')) throw new Error(`${place} an operation with a user, who has not logged in`);
  return {kind: 'operation', url, query: text, variables: json('variables'), response: json('response')};
}
