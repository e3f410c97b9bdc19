import {copyFile, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ENTRANCES} from './index';
import {readTarget, redirectPage, redirectTarget} from './stub';

/**
 * Gives each redirect that Docusaurus wrote into a built site its title, language and link, and makes the pages of
 * the entrances redirects as well, so that a direct load of `/docs` needs no script.
 *
 * @returns how many files were written.
 * @throws when there is no redirect at all: the site was then not built with the plugin.
 */
export async function rewriteRedirects(buildDirectory: string): Promise<number> {
  const names = await readdir(buildDirectory, {recursive: true});
  let count = 0;
  for (const name of names.filter((entry) => path.basename(entry) === 'index.html')) {
    const file = path.join(buildDirectory, name);
    const target = redirectTarget(await readFile(file, 'utf8'));
    if (target !== undefined) {
      const own = `/${path.dirname(name).split(path.sep).join('/')}`;
      const targetFile = path.join(buildDirectory, `${ENTRANCES[own] ?? own}.html`);
      await writeFile(file, redirectPage(readTarget(target, await readFile(targetFile, 'utf8'))));
      count += 1;
    }
  }
  if (count === 0) {
    throw new Error(
      `${buildDirectory} holds no redirects: build the site with @docusaurus/plugin-client-redirects`,
    );
  }
  for (const entrance of Object.keys(ENTRANCES)) {
    await copyFile(
      path.join(buildDirectory, entrance, 'index.html'),
      path.join(buildDirectory, `${entrance}.html`),
    );
    count += 1;
  }
  return count;
}
