import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** A page with the file it is written in. */
export interface SourcePage {
  /** Path on the site, with the base path: `/nestjs-query/docs/faq`. */
  permalink: string;
  title: string;
  /** What the page says of itself to search engines; empty where it says nothing. */
  description: string;
  /** What the page is for, as its front matter says: `learn`, `reference` or `guide`. */
  pageKind?: unknown;
  /** The part of the site: the label of the page's top category in the sidebar. */
  part: string;
  tag: string;
  /** Absolute path. */
  source: string;
  /** Its place in the sidebar; pages outside of it come first. */
  position: number;
  /** Whether only who has its address finds it. */
  unlisted: boolean;
}

export interface PageOptions {
  siteDir: string;
  /** Name of pages outside the documentation, where readers see the part of the site a hit is in. */
  siteTitle: string;
}

/** Lists the pages of the site: the documentation and the written pages beside it, without the unlisted ones. */
export function pagesOf(allContent: AllContent, options: PageOptions): SourcePage[] {
  return allPagesOf(allContent, options).filter(({unlisted}) => !unlisted);
}

/** The same with the unlisted ones. */
export function allPagesOf(allContent: AllContent, {siteDir, siteTitle}: PageOptions): SourcePage[] {
  const docs = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}) as [string, DocsContent][];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as (PagesContent | null)[];
  const fileOf = (source: string) => path.resolve(siteDir, source.replace(/^@site\//, ''));
  const fromDocs = docs.flatMap(([plugin, {loadedVersions}]) =>
    loadedVersions.flatMap(({sidebars, versionName, docs: documents}) => {
      const parts = new Map(Object.values(sidebars).flatMap((sidebar) => partsOfSite(sidebar)));
      const order = [...parts.keys()];
      return documents
        .filter(({draft}) => !draft)
        .map(({id, permalink, title, frontMatter, source, unlisted}) => ({
          permalink,
          title,
          // Where the page says nothing, Docusaurus gives its first sentence, which is found anyway.
          description: frontMatter.description ?? '',
          pageKind: frontMatter.kind,
          part: parts.get(id) ?? 'Documentation',
          tag: `docs-${plugin}-${versionName}`,
          source: fileOf(source),
          position: order.indexOf(id),
          unlisted,
        }));
    }),
  );
  const fromPages = pages
    .flatMap((list) => list ?? [])
    .filter((page) => page.type === 'mdx')
    .map(({permalink, title = siteTitle, frontMatter, source, unlisted}) => ({
      permalink,
      title,
      description: frontMatter.description ?? '',
      part: siteTitle,
      tag: 'default',
      source: fileOf(source),
      position: -1,
      unlisted,
    }));
  return [...fromPages, ...fromDocs].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/** The label of the top category of each document in a sidebar. */
function partsOfSite(items: SidebarItem[], part?: string): [string, string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.type === 'doc') return part ? [[item.id, part]] : [];
    if (item.type !== 'category') return [];
    const top = part ?? item.label;
    const own: [string, string][] = item.link?.type === 'doc' ? [[item.link.id, top]] : [];
    return [...own, ...partsOfSite(item.items, top)];
  });
}
