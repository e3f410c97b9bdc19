import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent, Root as HastRoot} from 'hast';
import type {Heading, Root, RootContent} from 'mdast';
import {toHast, type State} from 'mdast-util-to-hast';
import {unified, type PluggableList} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parsePage} from '../../lib/parse-page';
import {sectionsOf, type Section} from './sections';

interface MdxElement {
  type: string;
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  children: RootContent[];
}

/**
 * Reads the sections of a page from its source, for `npm start`, where no HTML is written.
 * @param source the page as MDX
 * @param file its absolute path, from which remark plugins resolve what a fence names
 * @param title used where the page has no `#` heading
 * @param remarkPlugins the site's own plugins, which turn named samples into code
 * @returns the sections, and the files that they come from besides the page
 */
export async function sectionsFromSource(
  source: string,
  file: string,
  title: string,
  remarkPlugins: PluggableList = [],
): Promise<{sections: Section[]; files: string[]}> {
  const input = new VFile({value: source, path: file});
  const tree = (await unified().use(remarkPlugins).run(parsePage(source), input)) as Root;
  nameHeadings(tree);
  const html = toHast(tree, {
    handlers: {
      mdxJsxFlowElement: toElement('div'),
      mdxJsxTextElement: toElement('span'),
      containerDirective: toElement('div'),
    },
    unknownHandler: () => undefined,
  });
  return {sections: sectionsOf(html as HastRoot, title), files: input.data.samples ?? []};
}

function nameHeadings(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1) as {type: string; value?: string} | undefined;
    const named =
      last?.type === 'mdxTextExpression' ? /^\/\*\s*#([^\s*]+)\s*\*\/$/.exec(last.value ?? '') : null;
    if (named) heading.children.pop();
    heading.data = {hProperties: {id: named?.[1] ?? slugger.slug(textOf(heading))}};
  });
}

function textOf(node: RootContent | Heading): string {
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as RootContent[]).map(textOf).join('') : '';
}

/** A component or an admonition stands for an element with its children; its text attributes are not read. */
function toElement(standIn: string) {
  return (state: State, node: MdxElement): Element => {
    const isHtml = node.type !== 'containerDirective' && /^[a-z]/.test(node.name ?? '');
    const tagName = (isHtml && node.name) || standIn;
    return {type: 'element', tagName, properties: {}, children: state.all(node as never) as ElementContent[]};
  };
}
