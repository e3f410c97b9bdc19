import {describe, expect, test} from 'vitest';
import {asPage} from '../../tests/content/pages';
import {countPages, namer} from './names';
import {type Passage, passagesOf} from './passages';
import {dueNames, printedCounts, printedGroup, soughtNames} from './report';
import {drawn} from './sample';

const PAGE = `---
title: Paging
description: How to use enableTotalCount.
---

## No totalCount. Ensure it {/* #total-count */}

Set \`enableTotalCount\`. It is off. A second
line follows. Then [a link](./queries.mdx) to \`paging\`!

- Items speak of **\`first\`** too.

| Option | Effect |
| --- | --- |
| \`first\` | Reads \`n\` rows. Or fewer. |

:::tip[Use totalCount]

<TabItem label="With last">Code.</TabItem>

:::

\`\`\`ts
const first = 1;
\`\`\`

\`\`\`ts file=program.ts title="The first"
\`\`\`
`;

const passage = (text: string, code: string[] = [], page = 'a.mdx'): Passage => ({page, line: 1, text, code});

describe('the passages of a page', () => {
  test('are its sentences, rows, titles and own code, each with its line', async () => {
    const passages = passagesOf(await asPage('docs/paging.mdx', PAGE));
    expect(passages.map(({line, text}) => `${line} ${text}`)).toEqual([
      '2 Paging',
      '3 How to use enableTotalCount.',
      '6 No totalCount. Ensure it',
      '8 Set `enableTotalCount`.',
      '8 It is off.',
      '8 A second line follows.',
      '9 Then a link to `paging`!',
      '11 Items speak of `first` too.',
      '13 Option | Effect',
      '15 `first` | Reads `n` rows. Or fewer.',
      '17 Use totalCount',
      '19 With last',
      '19 Code.',
      '24 const first = 1;',
      '27 The first',
    ]);
    expect(passages.find(({line}) => line === 15)?.code).toEqual(['first', 'n']);
  });
});

describe('a passage names', () => {
  test.each([
    ['filter', passage('A `filter`', ['filter'])],
    ['one', passage('`{one: {disabled: true}}`', ['{one: {disabled: true}}'])],
    ['enableTotalCount', passage('Set enableTotalCount')],
    ['createOne…', passage('`createOneTicket`', ['createOneTicket'])],
    ['…Connection', passage('the TicketConnection')],
    ['Unable to find … with id: …', passage('Unable to find Ticket with id: 9')],
    ['No context for … here. Pass one.', passage('`No context for …`', ['No context for …'])],
    ['@Authorize', passage('`@Authorize({…})`', ['@Authorize({…})'])],
  ])('%s', (name, named) => {
    expect(namer(name)(named)).toBe(true);
  });

  test.each([
    ['filter', passage('A filter')],
    ['filter', passage('`filterDepth`', ['filterDepth'])],
    ['totalCount', passage('`totalCounts`', ['totalCounts'])],
    ['Unable to find … with id: …', passage('Unable to find Ticket')],
    ['No context for … here', passage('`No context`', ['No context'])],
  ])('not %s', (name, other) => {
    expect(namer(name)(other)).toBe(false);
  });
});

test('names are counted by the pages that speak of them', () => {
  const passages = [
    passage('`filter`', ['filter']),
    passage('`filter` again', ['filter']),
    passage('`filter` and `Unable to find x`', ['filter', 'Unable to find x'], 'b.mdx'),
  ];
  const counts = countPages(passages, ['Unable to find …', 'unheard']);
  expect(counts).toEqual(
    expect.arrayContaining([
      ['filter', 2],
      ['Unable to find …', 1],
      ['unheard', 0],
    ]),
  );
  expect(printedCounts([['filter', 2]])).toBe('   2  filter');
});

test('a group is printed page by page', () => {
  expect(printedGroup('x', [passage('One.'), passage('Two.'), passage('Three.', [], 'b.mdx')])).toBe(
    'x: 3 passages on 2 pages\n\na.mdx:1  One.\na.mdx:1  Two.\n\nb.mdx:1  Three.',
  );
});

test('what was not gone through against the installed version is due', () => {
  const list = {core: {options: {'A.one': '9.5.0', 'A.two': '9.4.0', 'B.one': null}}};
  expect(dueNames(list, () => '9.5.0')).toBe('core options: 2 of 3\n  A.two\n  B.one');
  expect(soughtNames(list)).toEqual(['one', 'two']);
});

describe('a sample', () => {
  const passages = Array.from({length: 50}, (_, line): Passage => ({
    page: 'docs/a.mdx',
    line,
    text: 'Six words that make a claim.',
    code: [],
  }));

  test('is the same for a seed, another for another, and draws nothing twice', () => {
    const lines = (seed: number) => drawn(passages, 20, seed).map(({line}) => line);
    expect(lines(1)).toEqual(lines(1));
    expect(lines(1)).not.toEqual(lines(2));
    expect(new Set(lines(1)).size).toBe(20);
  });

  test('leaves out what is too short to claim anything', () => {
    expect(drawn([{page: 'docs/a.mdx', line: 1, text: 'A heading', code: []}], 5, 1)).toEqual([]);
  });
});
