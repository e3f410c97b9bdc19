import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {PageFile} from '../shared/page-file';
import {allPagesOf, type SourcePage} from '../shared/source-pages';
import {emitBeside} from '../loader-context';
import {pagePath} from '../samples/example-files';
import {markdownFile, markdownLink} from './addresses';
import {llmsFiles} from './llms';
import {pageToMarkdown} from './to-markdown';

let pages: SourcePage[] = [];
let site = {baseUrl: '/', siteDir: ''};

/** Writes `llms.txt`, which lists the pages, and beside it their Markdown by section. */
export default function markdownPages({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'markdown-pages',

    allContentLoaded({allContent}) {
      site = {baseUrl, siteDir};
      pages = allPagesOf(allContent, {siteDir, siteTitle: siteConfig.title});
    },

    async postBuild({outDir}) {
      const listed = pages.filter(({unlisted}) => !unlisted);
      const about = pages.find(({permalink}) => permalink === baseUrl)?.description ?? siteConfig.tagline;
      const whole = listed.map(async (page) => ({
        ...page,
        markdown: await readFile(path.join(outDir, markdownFile(page.permalink, baseUrl)), 'utf8'),
      }));
      const files = llmsFiles(await Promise.all(whole), {title: siteConfig.title, about, baseUrl});
      await Promise.all(
        Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)),
      );
    },
  };
}

/** How a page begins the link to a file of the examples that readers download; its Markdown leads to the repository. */
const DOWNLOADS = '@site/examples/';

/**
 * Writes each page as Markdown beside its HTML. It runs when `remarkSamples` has filled in the samples.
 * @param examplesUrl address of the folder of examples in the repository, with a slash at the end
 */
export function remarkMarkdownPages({
  examplesUrl,
}: {
  examplesUrl: string;
}): (tree: Root, file: PageFile) => void {
  return (tree, {path: source, data}) => {
    const page = pages.find((one) => one.source === source);
    // Drafts and parts of pages have no address, and one of the two compilers writes.
    if (!page || data?.compilerName === 'server') return;
    const markdown = pageToMarkdown(tree, {
      title: page.title,
      examplesUrl,
      resolveLink: (url) =>
        url.startsWith(DOWNLOADS)
          ? examplesUrl + url.slice(DOWNLOADS.length)
          : markdownLink(url, page, pages, site.baseUrl),
      onLoss: (message) => {
        logger.warn(`${pagePath(site.siteDir, source)}:${message}.`);
      },
    });
    emitBeside(source, markdownFile(page.permalink, site.baseUrl), markdown);
  };
}
