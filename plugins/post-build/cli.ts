/**
 * The last step of `npm run build`. A plugin cannot do it: the hooks that run after a build run all at once, and this
 * step must see every file. `npm start` has no policy: there the bundler runs code by `eval`, which a policy stops.
 *
 * Usage: tsx plugins/post-build/cli.ts, in the environment that the site was built in.
 */
import {readAccount} from '../search-index/algolia-account';
import {protectSite} from './inject-policy';
import {writeSlashedPages} from './slashed-pages';

const directory = 'build';

try {
  const pages = protectSite(directory, readAccount(process.env));
  writeSlashedPages(directory);
  console.log(`Finished ${directory}: a security policy in ${pages} files.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
