import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Page} from '../../lib/pages';

interface Item {
  type?: string;
  id?: string;
  items?: unknown;
  link?: unknown;
}

/** Each page has links to these in the navbar: they belong to no chapter. */
const IN_NAVBAR = ['faq', 'contributing'];

/** Without a place in a sidebar a page has none itself, and no page before or after it: readers find it by search only. */
export function unlistedFaults(
  pages: Pick<Page, 'path' | 'frontMatter'>[],
  sidebars: SidebarsConfig,
): string[] {
  const listed = new Set([...IN_NAVBAR, ...Object.values(sidebars).flatMap(listedBy)]);
  return pages.flatMap(({path, frontMatter: {id, draft, unlisted}}) => {
    const [, folder = '', name] = /^docs\/(.+\/)?([^/]+)\.mdx?$/.exec(path) ?? [];
    const isPartOfOthers = `/${path}`.includes('/_');
    if (!name || isPartOfOthers || draft || unlisted) return [];
    const doc = folder + (typeof id === 'string' ? id : name);
    return listed.has(doc) ? [] : [`${path} is in no sidebar; add '${doc}' to sidebars.ts`];
  });
}

function listedBy(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (Array.isArray(entry)) return entry.flatMap(listedBy);
  if (typeof entry !== 'object' || entry === null) return [];
  const {type, id, items, link} = entry as Item;
  return [...(type === 'doc' && id ? [id] : []), ...listedBy(items), ...listedBy(link)];
}
