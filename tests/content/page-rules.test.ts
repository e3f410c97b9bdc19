import {expect, test} from 'vitest';
import {anchorFaults} from './anchors';
import {inlineFaults} from './fences';
import {asPage, type Page} from '../../lib/pages';
import {dangerFaults, linkDensityFaults} from './learn';
import {nameFaults} from './names';
import {frontMatterFaults, headingFaults} from './structure';
import {linkFaults, wordFaults} from './words';

const PATH = 'docs/paging.mdx';

async function page(text: string, frontMatter = 'title: Paging\nkind: learn') {
  return asPage(PATH, `---\n${frontMatter}\n---\n\n${text}`);
}

test('titles and descriptions have lengths that a search engine shows', async () => {
  const found = frontMatterFaults(await page('', `title: ${'t'.repeat(51)}\ndescription: too short`));
  expect(found).toEqual([
    'docs/paging.mdx:1: the title has 51 characters; write 1 to 50',
    'docs/paging.mdx:1: the description has 9 characters; write 50 to 165',
  ]);
});

// What each rule is there for, planted once.
test.each([
  [frontMatterFaults, '', 'the page has no description; write "description: …"'],
  [headingFaults, '## By `cursor`', 'has no id; write "## By cursor {/* #by-cursor */}"'],
  [headingFaults, '## A {/* #a */}\n\n<Anchor id="a" />', 'the id "a" is taken by line 6'],
  [headingFaults, '<TabItem value="a">\n\n## A {/* #a */}\n\n</TabItem>', 'the heading "A" stands in a tab'],
  [headingFaults, '<h2>B</h2>', '<h2> is no Markdown heading'],
  [linkFaults, '[Read more.](a.mdx)', 'the link "Read more." does not say where it leads'],
  [linkFaults, '<a href="/x">this</a>', 'the link "this" does not say where it leads'],
  [wordFaults, 'Write it, **simply**.', '"simply" belittles'],
  [inlineFaults, '```ts\n1\n2\n3\n4\n```', 'ts of more than 3 lines belongs into a program'],
  [inlineFaults, '```\na\n```', 'the fence names no language'],
  [inlineFaults, '```fortran\na\n```', 'there are no colors for "fortran"'],
  [inlineFaults, '```ts unchecked="old"\n1\n```', 'needs no unchecked="reason"; delete it'],
  [linkDensityFaults, 'Read [a](a.mdx) and [b](b.mdx).', 'has 2 links in 4 words of prose, 1 too many'],
  [dangerFaults, ':::danger\nA\n:::\n\n'.repeat(3), 'is danger 3 or more of the page'],
  [(each: Page) => nameFaults(each, new Set(['Ticket'])), '`Tickets`', '"Tickets" stands in no program'],
  [(each: Page) => anchorFaults(each, [each]), '[c](#c)', '#c leads to no heading of docs/paging.mdx'],
  [(each: Page) => anchorFaults(each, [each]), '[c](./nothing.mdx)', './nothing.mdx leads to no page'],
])('%o tells %j', async (rule, text, message) => {
  const found = rule(await page(text));
  expect(found).toEqual([expect.stringMatching(/^docs\/paging\.mdx:\d+: /)]);
  expect(found[0]).toContain(message);
});
