import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {builtFile} from '../shared/built-page';
import {warnSkipped} from '../shared/warn-skipped';

/** Which chunks a route loads, by the route and a hash behind it: `/nestjs-query/docs/faq-4af`. */
type ChunksOfRoutes = Record<string, {__comp: string; content?: string}>;

/**
 * Links the style sheet that a page brings itself from that page. Docusaurus loads it with the script of the page, when
 * a reader who comes from outside has already seen the page without it.
 */
export function linkPageStyles({
  outDir,
  baseUrl,
  generatedFilesDir,
}: Pick<Props, 'outDir' | 'baseUrl' | 'generatedFilesDir'>): void {
  const text = readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  const sheets = readdirSync(path.join(outDir, 'assets/css'));
  let linked = 0;
  for (const [route, {__comp: component, content}] of Object.entries(JSON.parse(text) as ChunksOfRoutes)) {
    const sheet = sheets.find((name) => [component, content].includes(name.split('.')[0]));
    // Routes that only hold others have no page.
    const file = sheet && builtFile(outDir, route.replace(/-\w+$/, '').slice(baseUrl.length));
    if (!file) continue;
    const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${sheet}">`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', `${link}</head>`));
    linked += 1;
  }
  if (linked === 0)
    warnSkipped('bundle-size/page-styles.ts', 'no style sheet has the name of a chunk of a page');
}
