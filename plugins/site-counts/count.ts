import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {discoverPrograms} from '../../examples/_harness/discover';

/** How much stands behind the pages, as the home page says it. */
export interface Counts {
  /** Programs that are executed, and have their results recorded. */
  programs: number;
  /** Responses, and outputs of functions, that these programs recorded. */
  results: number;
  /** Admonitions of the kind `danger`. */
  dangers: number;
}

/** Counts what lies in the folders `examples` and `docs` of the site. */
export function countSite(siteDir: string): Counts {
  const examples = filesBelow(path.join(siteDir, 'examples')).filter(
    (file) => !/^(?:_|node_modules)/.test(file),
  );
  const docs = path.join(siteDir, 'docs');
  const pages = filesBelow(docs).filter((file) => file.endsWith('.mdx'));
  return {
    programs: discoverPrograms(path.join(siteDir, 'examples')).programs.filter(
      ({executed, unrecorded}) => executed && !unrecorded,
    ).length,
    results: examples.filter((file) => /\/recorded\/[^/]+\.(?:json|txt)$/.test(file)).length,
    dangers: pages
      .map((page) => readFileSync(path.join(docs, page), 'utf8').match(/^\s*:::danger/gm)?.length ?? 0)
      .reduce((sum, count) => sum + count, 0),
  };
}

/** Paths of all files below a folder, with forward slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
}
