import type {Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {PublicApi} from './library';
import type {Page} from './pages';

/** What pages say about code: the words of inline code, and those that a table's first column explains. */
interface Said {
  words: Set<string>;
  rows: Set<string>;
}

const wordsOf = (code: string): string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? [];

function codeIn(node: Nodes): string[] {
  const words: string[] = [];
  visit(node, 'inlineCode', ({value}) => {
    words.push(...wordsOf(value));
  });
  return words;
}

function readSaid({tree}: Page): Said {
  const said: Said = {words: new Set(codeIn(tree)), rows: new Set()};
  visit(tree, 'heading', (heading) => {
    wordsOf(toString(heading)).forEach((word) => said.words.add(word));
  });
  visit(tree, 'table', ({children}: Table) => {
    for (const {
      children: [cell],
    } of children) {
      if (cell) codeIn(cell).forEach((word) => said.rows.add(word));
    }
  });
  return said;
}

/**
 * The parts of the library that no page documents: an export whose name stands nowhere as code or in a heading, and
 * `Type.property` of an option type where no page that names the type has the property in a table's first column. A type
 * that is not exported needs not be named.
 */
export function undocumented(
  pages: Page[],
  {names, options, innerOptions}: Pick<PublicApi, 'names' | 'options' | 'innerOptions'>,
): string[] {
  const said = pages.map(readSaid);
  const missingNames = names.filter((name) => !said.some(({words}) => words.has(name)));
  const missingOptions = [...options, ...innerOptions].flatMap(([type, properties]) => {
    const naming = options.some(([one]) => one === type) ? said.filter(({words}) => words.has(type)) : said;
    return properties
      .filter((property) => !naming.some(({rows}) => rows.has(property)))
      .map((property) => `${type}.${property}`);
  });
  return [...missingNames, ...missingOptions];
}
