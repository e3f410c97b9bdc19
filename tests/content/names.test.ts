import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {expectNone} from '../expect-none';
import {asPage, type Page, readPages} from '../../lib/pages';
import {knownNames, nameFaults} from './names';

describe('the names on the pages about concepts, GraphQL and utilities, and in the FAQ', () => {
  let pages: Page[] = [];
  let known = new Set<string>();
  const allowed = JSON.parse(readFileSync('tests/content/unrecorded-names.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >;

  beforeAll(async () => {
    pages = (await readPages()).filter(({path}) =>
      /^docs\/(concepts\/|graphql\/|utilities\/|faq|common-errors)/.test(path),
    );
    known = knownNames();
  });

  test('exist, or are allowed with a reason', () => {
    expectNone(pages.flatMap((page) => nameFaults(page, known, allowed[page.path])));
    expect(pages.map(({path}) => path)).toEqual(expect.arrayContaining(Object.keys(allowed)));
  });

  // Names that somebody who knows the library could write from memory: none of them is generated.
  test.each([
    '`updateManyTicketsInput`',
    '`@BeforeReadMany`',
    '`StringFilterComparison`',
    '```graphql\ninput TicketTitleComparison\n```',
    '```ts\n@FilterableFields() id = 1;\n```',
    '`TicketFilterInput`',
    '### Cannot query field "findOneTicket" {/* #planted */}',
  ])('do not include %s', async (text) => {
    expect(nameFaults(await asPage('docs/a.mdx', `A\n\n${text}\n`), known)).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:3: ".+" stands in no program/),
    ]);
  });

  test('have no exception that is not needed', async () => {
    const page = await asPage('docs/a.mdx', '`nowhere` and `createOne…`');
    expect(nameFaults(page, known, {nowhere: 'planted', Ticket: 'recorded'})).toEqual([
      'docs/a.mdx:1: "Ticket" needs no exception; delete it from unrecorded-names.json',
    ]);
  });
});
