import {expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {expectNone} from '../expect-none';
import {readPages} from '../../lib/pages';

/** Each page has links to these in the navbar: they belong to no chapter. */
const IN_NAVBAR = ['faq', 'contributing'];

/** The pages that an entry of a sidebar lists: itself, those below it, and the one that its label leads to. */
function listedBy(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (Array.isArray(entry)) return entry.flatMap(listedBy);
  if (typeof entry !== 'object' || entry === null) return [];
  const {type, id, items, link} = entry as Record<string, unknown>;
  return [...(type === 'doc' && typeof id === 'string' ? [id] : []), ...listedBy(items), ...listedBy(link)];
}

// Without a place in a sidebar a page has none itself, and no page before or after it: readers find it by search only.
test('each page is in a sidebar', async () => {
  const listed = new Set([...IN_NAVBAR, ...Object.values(sidebars).flatMap(listedBy)]);
  expect(listed.size).toBeGreaterThan(60);
  const pages = (await readPages()).filter(({frontMatter}) => !frontMatter.draft && !frontMatter.unlisted);
  const names = pages.flatMap(({path}) => /^docs\/(.+)\.mdx?$/.exec(path)?.[1] ?? []);
  // What begins with an underscore is a part of pages.
  const unlisted = names.filter((name) => !listed.has(name) && !`/${name}`.includes('/_'));
  expectNone(unlisted.map((name) => `docs/${name}.mdx is in no sidebar; add '${name}' to sidebars.ts`));
});
