import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {expectNone} from '../expect-none';
import {type Page, readPages} from '../../lib/pages';
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
});
