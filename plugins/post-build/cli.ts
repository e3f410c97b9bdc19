/**
 * The last step of `npm run build`. A plugin cannot do it: the hooks that run after a build run all at once, and this
 * step must see every file. `npm start` has no policy: there the bundler runs code by `eval`, which a policy stops.
 *
 * Usage: tsx plugins/post-build/cli.ts, in the environment that the site was built in.
 */
import {copyFileSync, existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readAccount} from '../search-index/algolia-account';
import {protectSite} from './inject-policy';

const directory = 'build';

try {
  const pages = protectSite(directory, readAccount(process.env));
  writeSlashedPages(directory);
  console.log(`Finished ${directory}: a security policy in ${pages} files.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Writes each document `x.html` as `x/index.html` too, for servers that look for it there. They do so for `/x/`, which
 * many links from elsewhere name. A redirect there would lead to itself for ever where the folder is taken for `/x`, as
 * `docusaurus serve` does.
 */
function writeSlashedPages(folder: string): void {
  const isDocument = (name: string) =>
    name.endsWith('.html') && !['index.html', '404.html'].includes(path.basename(name));
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isDocument)) {
    const slashed = path.join(folder, name.replace(/\.html$/, ''), 'index.html');
    if (existsSync(slashed)) continue;
    mkdirSync(path.dirname(slashed), {recursive: true});
    copyFileSync(path.join(folder, name), slashed);
  }
}
