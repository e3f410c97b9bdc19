import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {pagesOf, type SourcePage} from '../pages/list';
import {emitBeside} from '../pages/modules';
import {pagePath} from '../samples/place';
import {type SiteAddress, twinFile, twinLink} from './addresses';
import {FULL, llmsFull, llmsIndex} from './llms';
import {markdownTwin} from './twin';

let pages: SourcePage[] = [];
let site: SiteAddress & {siteDir: string} = {origin: '', baseUrl: '/', siteDir: ''};

/** Writes `llms.txt`, which lists the pages, and `llms-full.txt`, which holds their twins. */
export default function markdownPages({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'markdown-pages',

    allContentLoaded({allContent}) {
      site = {origin: siteConfig.url, baseUrl, siteDir};
      pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title, baseUrl});
    },

    async postBuild({outDir}) {
      const about = pages.find(({permalink}) => permalink === baseUrl)?.description ?? siteConfig.tagline;
      const twins = new Map<string, string>();
      for (const {permalink} of pages) {
        twins.set(permalink, await readFile(path.join(outDir, twinFile(permalink, baseUrl)), 'utf8'));
      }
      await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(pages, siteConfig.title, about, site));
      await writeFile(path.join(outDir, FULL), llmsFull(pages, twins, siteConfig.title, about, site));
    },
  };
}

/** Writes each page as Markdown beside its HTML. It runs when `remarkSamples` has filled in the samples. */
export function remarkTwin(): (tree: Root, file: VFile) => void {
  return (tree, {path: source, data}) => {
    const page = pages.find((one) => one.source === source);
    // Drafts and parts of pages have no address, and one of the two compilers writes.
    if (!page || data.compilerName === 'server') return;
    try {
      const twin = markdownTwin(tree, {
        title: page.title,
        resolveLink: (url) => twinLink(url, source, pages, site),
      });
      emitBeside(source, twinFile(page.permalink, site.baseUrl), twin);
    } catch (error) {
      throw new Error(`${pagePath(site.siteDir, source)}:${(error as Error).message}`, {cause: error});
    }
  };
}
