/**
 * The last step of `npm run build`. A plugin cannot do it: the hooks that run after a build run all at once.
 *
 * Usage: tsx plugins/redirects/finish.ts [BUILD_DIRECTORY]
 */
import {rewriteRedirects} from './rewrite';

const directory = process.argv[2] ?? 'build';

rewriteRedirects(directory).then(
  (count) => {
    console.log(`Finished ${count} redirects in ${directory}.`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
