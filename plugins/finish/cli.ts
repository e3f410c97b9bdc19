/**
 * The last step of `npm run build`. A plugin cannot do it: the hooks that run after a build run all at once, and this
 * step must see every file. `npm start` has no policy: there the bundler runs code by `eval`, which a policy stops.
 *
 * Usage: tsx plugins/finish/cli.ts [BUILD_DIRECTORY], in the environment that the site was built in.
 */
import {rewriteRedirects} from '../redirects/rewrite';
import {readAccount} from '../search-index/account';
import {protectPages} from './protect';

async function finish(directory: string): Promise<void> {
  const redirects = await rewriteRedirects(directory);
  const pages = await protectPages(directory, readAccount(process.env));
  console.log(`Finished ${directory}: ${redirects} redirects, a security policy in ${pages} files.`);
}

finish(process.argv[2] ?? 'build').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
