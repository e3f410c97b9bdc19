import {resolve} from 'node:path';
import type {Code} from 'mdast';
import {filesOfSite, watchedFiles} from './files';
import {pagePath} from './place';
import {blocksOf} from './remark';

const FENCE = /^[\s>*-]*(`{3,}|~{3,})\s*(\S+)[ \t]+(.*\b(?:file|operation|schema)=.*)$/gm;

/**
 * The files that a page's fences name, as absolute paths, those that do not exist included.
 * Reads lines and not Markdown: it runs for every page of every build, and a file too many does no harm.
 */
export function namedFiles(siteDir: string, page: string, text: string): string[] {
  const root = resolve(siteDir, 'examples');
  const files = watchedFiles(filesOfSite(root));
  for (const [, , lang, meta] of text.matchAll(FENCE)) {
    try {
      blocksOf({type: 'code', lang, meta, value: ''} satisfies Code, pagePath(siteDir, page), files);
    } catch {
      // What is wrong with a fence is told when the page is compiled; here counts what it looked at.
    }
  }
  return [...files.paths].map((path) => resolve(root, path));
}
