import {describe, expect, test} from 'vitest';
import {asPage} from '../../lib/pages';
import {namer} from './names';
import {type Passage, passagesOf} from './passages';

const PAGE = `---
tags: []
description: How to use enableTotalCount.
---

## No totalCount. Ensure it {/* #total-count */}

Set \`enableTotalCount\`. It is **off**. See [a link](./queries.mdx)!

| Option | Effect |
| --- | --- |
| \`first\` | Reads \`n\` rows. |

:::tip[Use totalCount]

<TabItem label="With last"></TabItem>

:::

\`\`\`ts
const first = 1;
\`\`\`

\`\`\`ts file=program.ts title="The first"
\`\`\`
`;

const passage = (text: string, code: string[] = []): Passage => ({page: 'a.mdx', line: 1, text, code});

test('the passages of a page are its paragraphs, rows, titles and own code, each with its line', async () => {
  const passages = passagesOf(await asPage('docs/paging.mdx', PAGE));
  expect(passages.map(({line, text}) => `${line} ${text}`)).toEqual([
    '3 How to use enableTotalCount.',
    '6 No totalCount. Ensure it',
    '8 Set `enableTotalCount`. It is off. See a link!',
    '10 Option | Effect',
    '12 `first` | Reads `n` rows.',
    '14 Use totalCount',
    '16 With last',
    '21 const first = 1;',
    '24 The first',
  ]);
  expect(passages.find(({line}) => line === 12)?.code).toEqual(['first', 'n']);
});

describe('a passage names', () => {
  test.each([
    ['filter', passage('A `filter`', ['filter'])],
    ['enableTotalCount', passage('Set enableTotalCount')],
    ['createOne…', passage('`createOneTicket`', ['createOneTicket'])],
    ['Unable to find … with id: …', passage('Unable to find Ticket with id: 9')],
    ['No context for … here. Pass one.', passage('`No context for …`', ['No context for …'])],
  ])('%s', (name, named) => {
    expect(namer(name)(named)).toBe(true);
  });

  test.each([
    ['filter', passage('A filter')],
    ['filter', passage('`filterDepth`', ['filterDepth'])],
    ['Unable to find … with id: …', passage('Unable to find Ticket')],
    ['No context for … here', passage('`No context`', ['No context'])],
  ])('not %s', (name, other) => {
    expect(namer(name)(other)).toBe(false);
  });
});
