import {readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';

/** Which chunks a route loads, by the route and a hash behind it: `/nestjs-query/docs/faq-4af`. */
type ChunksOfRoutes = Record<string, {__comp: string; content?: string}>;

/**
 * Links the style sheet that a page brings itself from that page. Docusaurus loads it with the script of the page, when
 * a reader who comes from outside has already seen the page without it.
 */
export async function linkPageStyles({
  outDir,
  baseUrl,
  generatedFilesDir,
}: Pick<Props, 'outDir' | 'baseUrl' | 'generatedFilesDir'>): Promise<void> {
  const routes = JSON.parse(
    await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as ChunksOfRoutes;
  const sheets = await readdir(path.join(outDir, 'assets/css'));
  for (const [route, {__comp: component, content}] of Object.entries(routes)) {
    const sheet = sheets.find((name) => [component, content].includes(name.split('.')[0]));
    if (!sheet) continue;
    const file = path.join(outDir, fileOf(route.replace(/-\w+$/, ''), baseUrl));
    const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${sheet}">`;
    // Other steps read the pages at the same time.
    await writeFile(`${file}.new`, (await readFile(file, 'utf8')).replace('</head>', `${link}</head>`));
    await rename(`${file}.new`, file);
  }
}

function fileOf(route: string, baseUrl: string): string {
  return route === baseUrl ? 'index.html' : `${route.slice(baseUrl.length)}.html`;
}
