import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {allPagesOf, type SourcePage} from '../pages/source-pages';
import {emitBeside} from '../pages/modules';
import {pagePath} from '../samples/paths';
import {type SiteAddress, markdownFile, markdownLink} from './addresses';
import {FULL, llmsFull, llmsIndex} from './llms';
import {pageToMarkdown} from './to-markdown';

let pages: SourcePage[] = [];
let site: SiteAddress & {siteDir: string} = {origin: '', baseUrl: '/', siteDir: ''};

/** Writes `llms.txt`, which lists the pages, and `llms-full.txt`, which holds their Markdown. */
export default function markdownPages({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'markdown-pages',

    allContentLoaded({allContent}) {
      site = {origin: siteConfig.url, baseUrl, siteDir};
      pages = allPagesOf(allContent, {siteDir, siteTitle: siteConfig.title, baseUrl});
    },

    async postBuild({outDir}) {
      const listed = pages.filter(({unlisted}) => !unlisted);
      const about = pages.find(({permalink}) => permalink === baseUrl)?.description ?? siteConfig.tagline;
      const markdown = new Map<string, string>();
      for (const {permalink} of listed) {
        markdown.set(permalink, await readFile(path.join(outDir, markdownFile(permalink, baseUrl)), 'utf8'));
      }
      await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(listed, siteConfig.title, about, site));
      await writeFile(path.join(outDir, FULL), llmsFull(listed, markdown, siteConfig.title, about, site));
    },
  };
}

/** Writes each page as Markdown beside its HTML. It runs when `remarkSamples` has filled in the samples. */
export function remarkMarkdownPages(): (tree: Root, file: VFile) => void {
  return (tree, {path: source, data}) => {
    const page = pages.find((one) => one.source === source);
    // Drafts and parts of pages have no address, and one of the two compilers writes.
    if (!page || data.compilerName === 'server') return;
    const markdown = pageToMarkdown(tree, {
      title: page.title,
      resolveLink: (url) => markdownLink(url, source, pages, site),
      onLoss: (message) => {
        logger.warn(`${pagePath(site.siteDir, source)}:${message}.`);
      },
    });
    emitBeside(source, markdownFile(page.permalink, site.baseUrl), markdown);
  };
}
