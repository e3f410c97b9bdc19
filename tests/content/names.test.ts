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
      'graphql/tickets/ticket.ts': "const opened = ['urgent']; // comment",
      'graphql/tickets/schema.graphql':
        'type Query { tickets(paging: Int, filter: String): [Ticket!]! } type Ticket { id: ID! } enum State { OPEN }',
      'graphql/tickets/recorded/fails.json': '{"message": "There is no \\"ticket\\" with id 9"}',
      'graphql/users/app/schema.graphql': 'type Query { users: [User!]! } type User { id: ID! }',
    }),
  );

  async function faults(text: string, allowed: Record<string, string> = {}): Promise<string[]> {
    const page = await asPage('docs/graphql/tickets.mdx', text);
    return nameFaults(page, {
      recordedOf,
      published: new Set(['CRUDResolver']),
      allowed: {'docs/graphql/tickets.mdx': allowed},
    });
  }

  test.each([
    '`Ticket`',
    '`Ticket!`',
    '`[Ticket!]!`',
    '`Query.tickets`',
    '`Ticket.id`',
    '`tickets(paging)`',
    '`tickets(filter, paging): [Ticket!]!`',
    '`OPEN`',
    '`State.OPEN`',
    '`opened`',
    '`CRUDResolver`',
    '`There is no "ticket" with id 9`',
    '`Tick…`',
    '## A CRUDResolver on PostgreSQL {/* #heading */}',
    '`npm run nothing`',
    '`@nestjs/graphql`',
    '`users` of [the users](./users.mdx)',
    '```json\n{"anything": 1}\n```',
  ])('is recorded: %s', async (text) => {
    expect(await faults(text)).toEqual([]);
  });

  test.each([
    ['`Tickets`', '"Tickets" is in no schema, program or answer'],
    ['`urgent`', '"urgent" is in no schema'],
    ['`comment`', '"comment" is in no schema, program or answer'],
    ['`Ticket.title`', '"Ticket.title" is a field in no recorded schema'],
    ['`tickets(sorting): [Ticket!]!`', 'is written so in no recorded schema'],
    ['`tickets: [Ticket]`', 'is written so in no recorded schema'],
    ['`Query!`, `Opened!`', '"Opened" is a type in no recorded schema'],
    ['`[CRUDResolver!]!`', '"CRUDResolver" is a type in no recorded schema'],
    ['`users`', '"users" is in no schema'],
    ['## The ticketList {/* #heading */}', '"ticketList" is in no schema'],
    ['`Tock…`', '"Tock…" is in no schema'],
    ['```graphql\n{ users }\n```', '"users" is in no schema'],
    ['```ts\nconst users = "users";\n```', '"users" is in no schema'],
  ])('is not: %s', async (text, message) => {
    expect(await faults(text)).toEqual([expect.stringContaining(message)]);
  });

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
