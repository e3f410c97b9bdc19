import {readFileSync} from 'node:fs';
import {join} from 'node:path/posix';
import {beforeAll, describe, expect, test} from 'vitest';
import {filesBelow} from '../../plugins/samples/files';
import {inMemoryFiles} from '../../plugins/samples/in-memory-files';
import {expectNone} from '../expect-none';
import {nameFaults, type Sources} from './names';
import {asPage, type Page, readPages} from '../../lib/pages';
import {readPublished, recordedReader} from './vocabulary';

describe('the names on the pages about concepts, GraphQL and utilities, and in the FAQ', () => {
  let pages: Page[] = [];
  let sources: Sources;

  beforeAll(async () => {
    pages = (await readPages()).filter(({path}) =>
      /^docs\/(concepts\/|graphql\/|utilities\/|faq)/.test(path),
    );
    sources = {
      recordedOf: recordedReader(filesBelow('examples')),
      published: readPublished(),
      allowed: JSON.parse(readFileSync('tests/content/unrecorded-names.json', 'utf8')) as Sources['allowed'],
    };
  });

  test('are recorded, or allowed with a reason', {timeout: 60_000}, () => {
    expectNone(pages.flatMap((page) => nameFaults(page, sources)));
    expect(pages.map(({path}) => path)).toEqual(expect.arrayContaining(Object.keys(sources.allowed)));
  });

  // Names that somebody who knows the library could write from memory: none of them is generated.
  test.each([
    ['mutations', '`updateManyTicketsInput`'],
    ['hooks', '`@BeforeReadMany`'],
    ['queries/filtering', '`StringFilterComparison`'],
    ['relations', '`labels(filter, sorting): [Label]!`'],
    ['dtos', '```graphql\ninput TicketTitleComparison\n```'],
    ['getting-started', '```ts\n@FilterableFields() id = 1;\n```'],
    ['../faq', '`TicketFilterInput`'],
    ['queries/endpoints', '### Cannot query field "findOneTicket" {/* #planted */}'],
  ])('on %s do not include %s', async (name, text) => {
    const page = pages.find(({path}) => path === join('docs/graphql', `${name}.mdx`));
    const planted = await asPage(page?.path ?? '', `${page?.text ?? ''}\n\n${text}\n`);
    expect(nameFaults(planted, sources)).toEqual([expect.stringMatching(/ is .* no (recorded )?schema/)]);
  });
});

describe('a name', () => {
  const recordedOf = recordedReader(
    inMemoryFiles({
      'graphql/tickets/schema.graphql': 'type Query { tickets: [Ticket!]! } type Ticket { id: ID! }',
    }),
  );

  async function faults(text: string, allowed: Record<string, string> = {}): Promise<string[]> {
    const page = await asPage('docs/graphql/tickets.mdx', text);
    return nameFaults(page, {
      recordedOf,
      published: new Set(),
      allowed: {'docs/graphql/tickets.mdx': allowed},
    });
  }

  test('that nobody recorded is told with its place and the nearest one', async () => {
    const [told] = await faults('A\n\n`Tickets`');
    expect(told).toMatch(/^docs\/graphql\/tickets\.mdx:3: "Tickets" is .*; did you mean "Ticket"\?$/);
  });

  test('may be allowed, and only where it is needed', async () => {
    expect(await faults('`SELECT rows`', {'SELECT rows': 'SQL'})).toEqual([]);
    expect(await faults('`SELECT`', {SELECT: 'SQL', Ticket: 'recorded by now'})).toEqual([
      'docs/graphql/tickets.mdx:1: "Ticket" needs no exception; delete it from unrecorded-names.json',
    ]);
  });
});
