import {existsSync} from 'node:fs';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Says in the head of each built page where its Markdown is. The address is relative to the page.
 *
 * @returns how many pages have a twin.
 * @throws when none has one: the site was then not built with the plugin.
 */
export async function linkTwins(buildDirectory: string): Promise<number> {
  const names = (await readdir(buildDirectory, {recursive: true})).filter((name) => name.endsWith('.html'));
  let count = 0;
  for (const name of names) {
    const file = path.join(buildDirectory, name);
    const twin = file.replace(/\.html$/, '.md');
    if (!existsSync(twin)) continue;
    const html = await readFile(file, 'utf8');
    const link = `<link rel="alternate" type="text/markdown" href="${path.basename(twin)}">`;
    await writeFile(file, html.replace('</head>', `${link}</head>`));
    count += 1;
  }
  if (count === 0) {
    throw new Error(`${buildDirectory} holds no Markdown: build the site with plugins/markdown-pages`);
  }
  return count;
}
