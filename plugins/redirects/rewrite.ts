import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ALIASES} from './index';
import {readTarget, redirectPage, redirectTarget} from './stub';

/**
 * Gives each redirect that Docusaurus wrote into a built site its title, language and link, and writes each alias
 * without its slash as well, so that a direct load of `/docs` needs no script.
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
      const targetFile = path.join(buildDirectory, `${ALIASES[own] ?? own}.html`);
      const html = redirectPage(readTarget(target, await readFile(targetFile, 'utf8')));
      const files = own in ALIASES ? [file, path.join(buildDirectory, `${own}.html`)] : [file];
      await Promise.all(files.map((each) => writeFile(each, html)));
      count += files.length;
    }
  }
  if (count === 0) {
    throw new Error(
      `${buildDirectory} holds no redirects: build the site with @docusaurus/plugin-client-redirects`,
    );
  }
  return count;
}
