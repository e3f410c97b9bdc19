import {spawnSync} from 'node:child_process';
import type {Code, InlineCode, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {beforeAll, describe, expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import sidebars from '../../sidebars';
import {expectNone} from '../expect-none';
import {fault, type Page, readPages} from '../../lib/pages';

/** Every page is parsed, on a machine that does other work as well. */
const READING_MS = 60_000;

const FOLDER = 'docs/migration-guides/';

/** The versions a guide leads from and to, as numbers that compare: 0.25 is 25, 1 is 1000. */
function versionsOf(name: string): [number, number] {
  const [, from, to] = /^v([\d.]+)-to-v([\d.]+)$/.exec(name) ?? [];
  const asNumber = (version = '') => {
    const [major, minor = 0] = version.split('.').map(Number);
    return (major ?? NaN) * 1000 + minor;
  };
  return [asNumber(from), asNumber(to)];
}

function nodesOf<Node extends Code | Table>({tree}: Page, type: Node['type']): Node[] {
  const nodes: Node[] = [];
  visit(tree, (node) => {
    if (node.type === type) nodes.push(node as Node);
  });
  return nodes;
}

/** The code of a cell: the search patterns of a change, one span each. */
function patternsOf(cell: TableCell | undefined): InlineCode[] {
  return (cell?.children ?? []).filter((child) => child.type === 'inlineCode');
}

/** What `grep -E` says about a pattern and a text: 0 for a match, 1 for none, 2 for a pattern it cannot read. */
function grep(pattern: string, text: string): number | null {
  return spawnSync('grep', ['-qE', '-e', pattern], {input: text}).status;
}

/** The search patterns of a page that find nothing in the code that stands on the page itself: that for older versions. */
function patternFaults(page: Page): string[] {
  const columnOf = (table: Table) =>
    table.children[0]?.children.findIndex((cell) => toString(cell) === 'Pattern') ?? -1;
  const table = nodesOf<Table>(page, 'table').find((each) => columnOf(each) >= 0);
  if (!table) return [fault(page, undefined, 'no table has a column "Pattern"')];
  const column = columnOf(table);
  const rows = table.children.slice(1);
  const before = nodesOf<Code>(page, 'code')
    .map(({value}) => value)
    .join('\n');
  return rows.flatMap((row) => {
    const patterns = patternsOf(row.children[column]);
    if (patterns.length === 0) return [fault(page, row, 'this change has no search pattern')];
    return patterns
      .filter(({value}) => grep(value, before) !== 0)
      .map(({value}) =>
        fault(page, row, `"${value}" finds no code that the page shows; mend it, or show the code`),
      );
  });
}

/** Code for an older version does not compile: its title says for which version it was written. */
function beforeFaults(page: Page): string[] {
  return nodesOf<Code>(page, 'code').flatMap((node) => {
    const title = /title="(Before[^"]*)"/.exec(node.meta ?? '')?.[1];
    return title && !/\d/.test(title) ? [fault(page, node, `the title "${title}" names no version`)] : [];
  });
}

describe('the migration guides', () => {
  let guides: Page[] = [];

  beforeAll(async () => {
    const pages = await readPages();
    guides = pages.filter(({path}) => path.startsWith(FOLDER) && !path.endsWith('/overview.mdx'));
  }, READING_MS);

  test('give patterns that find what they change', {timeout: READING_MS}, () => {
    expect(guides.length).toBeGreaterThan(0);
    expectNone(guides.flatMap(patternFaults));
  });

  test('say for which version older code was written', () => {
    expectNone(guides.flatMap(beforeFaults));
  });

  test('stand in the sidebar, the overview first, then newest first', () => {
    const entries = sidebars.docs as {label?: string; items?: unknown}[];
    const items = entries.find(({label}) => label === 'Upgrade guides')?.items;
    const names = guides.map(({path}) => path.slice(FOLDER.length).replace('.mdx', ''));
    const newestFirst = names.sort(
      (a, b) => versionsOf(b)[0] - versionsOf(a)[0] || versionsOf(b)[1] - versionsOf(a)[1],
    );
    expect(items).toEqual(['overview', ...newestFirst].map((name) => `migration-guides/${name}`));
  });
});
