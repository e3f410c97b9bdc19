import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesOfSite} from '../samples/files';
import {pagePath} from '../samples/place';
import {pagesOf, type SourcePage} from '../search-index/pages';
import {type SiteAddress, twinFile, twinLink} from './addresses';
import {FULL, llmsFull, llmsIndex} from './llms';
import {markdownTwin} from './twin';

/** Writes each page as Markdown beside its HTML, `llms.txt`, which lists them, and `llms-full.txt`, which holds them. */
export default function markdownPages({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const site: SiteAddress = {origin: siteConfig.url, baseUrl};
  let pages: SourcePage[] = [];
  return {
    name: 'markdown-pages',

    allContentLoaded({allContent}) {
      pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title, baseUrl});
    },

    async postBuild({outDir}) {
      const files = filesOfSite(path.join(siteDir, 'examples'));
      const twins = new Map<string, string>();
      for (const {permalink, source, title} of pages) {
        const twin = markdownTwin(await readFile(source, 'utf8'), {
          page: pagePath(siteDir, source),
          title,
          files,
          resolveLink: (url) => twinLink(url, source, pages, site),
        });
        const file = path.join(outDir, twinFile(permalink, baseUrl));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, twin);
        twins.set(permalink, twin);
      }
      const about = pages.find(({permalink}) => permalink === baseUrl)?.description ?? siteConfig.tagline;
      const index = llmsIndex(pages, siteConfig.title, about, site);
      await writeFile(path.join(outDir, 'llms.txt'), index);
      await writeFile(path.join(outDir, FULL), llmsFull(pages, twins, siteConfig.title, about, site));
    },
  };
}
