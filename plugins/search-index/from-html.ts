// cspell:ignore onopentag ontext onclosetag
import type {Element, ElementContent, Properties, Root} from 'hast';
import {Parser} from 'htmlparser2';
import {sectionsOf, type Section} from './sections';

/** Reads the sections of a page from its built HTML. */
export function sectionsFromHtml(html: string, title: string): Section[] {
  return sectionsOf(parse(articleOf(html)), title);
}

/** Parsing is most of the cost, and most of a built page is its menus: only the article is parsed, where there is one. */
function articleOf(html: string): string {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start >= 0 && end > start ? html.slice(start, end) : html;
}

/** Makes a tree with the attributes that tell sections apart: a parser that follows every rule of HTML costs the build ten times as much. */
function parse(html: string): Root {
  const root: Root = {type: 'root', children: []};
  const open: (Root | Element)[] = [root];
  const append = (node: ElementContent) => void open.at(-1)?.children.push(node);
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const element: Element = {type: 'element', tagName, properties: propertiesOf(attributes), children: []};
      append(element);
      open.push(element);
    },
    ontext: (value) => append({type: 'text', value}),
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return root;
}

function propertiesOf({id, role, class: className}: Record<string, string>): Properties {
  return {id, role, className: className?.split(/\s+/)};
}
