import type {Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import type {Entry} from '../../plugins/api-reference/model';
import {optionTypes} from './library';

/** What pages say about code: the words of inline code, and those that a table's first column explains. */
interface Said {
  words: Set<string>;
  rows: Set<string>;
}

const identifiersIn = (code: string): string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? [];

function codeIn(node: Nodes): string[] {
  const words: string[] = [];
  visit(node, 'inlineCode', ({value}) => {
    words.push(...identifiersIn(value));
  });
  return words;
}

function readSaid({tree}: Page): Said {
  const said: Said = {words: new Set(codeIn(tree)), rows: new Set()};
  visit(tree, 'heading', (heading) => {
    identifiersIn(toString(heading)).forEach((word) => said.words.add(word));
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
  entries: Pick<Entry, 'name' | 'isExported' | 'properties'>[],
): string[] {
  const said = pages.map(readSaid);
  const missingNames = entries
    .filter(({name, isExported}) => isExported && !said.some(({words}) => words.has(name)))
    .map(({name}) => name);
  const missingOptions = optionTypes(entries).flatMap(({name: type, isExported, properties}) => {
    const naming = isExported ? said.filter(({words}) => words.has(type)) : said;
    return properties
      .filter(({name}) => !naming.some(({rows}) => rows.has(name)))
      .map(({name}) => `${type}.${name}`);
  });
  return [...missingNames, ...missingOptions];
}
