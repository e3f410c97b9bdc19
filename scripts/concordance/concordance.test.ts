import {describe, expect, test} from 'vitest';
import {asPage} from '../../lib/pages';
import {namer} from './names';
import {type Passage, passagesOf} from './passages';

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

const passage = (text: string, code: string[] = []): Passage => ({page: 'a.mdx', line: 1, text, code});

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
