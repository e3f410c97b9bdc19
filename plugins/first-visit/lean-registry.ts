import {readFileSync} from 'node:fs';
import path from 'node:path';

/** How Docusaurus writes the import of a page that is Markdown. */
const PAGE = /\(\) => (import\(\/\* webpackChunkName: "\w+" \*\/ ("@site\/([^"]+\.mdx))"\))/g;

/**
 * From so many blocks of code on a page has a lean variant. With 14 blocks it saves 2 KB and more of the page's script;
 * the fewest save 1 KB. Each variant costs 20 bytes in the scripts of all pages.
 */
const ENOUGH_CODE = 12;

function hasMuchCode(source: string): boolean {
  return (readFileSync(source, 'utf8').match(/^\s*```\w/gm) ?? []).length >= ENOUGH_CODE;
}

/**
 * The registry of all chunks, with a lean variant beside each page of much code; only the page that a visit starts with
 * is lean.
 *
 * @param siteDir where the pages' sources are.
 */
export function leanRegistry(registry: string, siteDir: string): string {
  let pages = 0;
  const lean = registry.replace(PAGE, (whole, load: string, module: string, file: string) => {
    pages++;
    return hasMuchCode(path.join(siteDir, file))
      ? `() => isAsServed() ? import(${module}?lean") : ${load}`
      : whole;
  });
  if (pages === 0) {
    throw new Error('plugins/first-visit/lean-registry.ts: finds no import of a page in registry.js');
  }
  return `import {isAsServed} from '@site/src/client/served';\n${lean}`;
}
