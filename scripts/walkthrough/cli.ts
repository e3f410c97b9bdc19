/**
 * Carries out pages as a reader does, from their Markdown: runs the commands in an empty folder, writes the files, starts
 * the application, sends the operations, and compares what comes back with what the page shows.
 *
 * Usage: npm run walkthrough [-- --complete] [-- PAGE …]
 *
 * PAGE is introduction/example, or introduction/example#sequelize for one of its walks; without it, all pages whose
 * front matter has a `walkthrough`. With `--complete`, what cannot be carried out here is a failure.
 */
import {readPages} from '../../lib/pages';
import {filesBelow} from '../../plugins/samples/example-files';
import {carryOut, NotRunError} from './reader';
import type {Walk} from './steps';

async function main(args: string[]): Promise<boolean> {
  const isComplete = args.includes('--complete');
  const wanted = args.filter((arg) => arg !== '--complete');
  const all = (await readPages()).flatMap((page) =>
    ((page.frontMatter.walkthrough ?? []) as Walk[]).map((walk) => {
      const name = page.path.replace(/^docs\/|\.mdx$/g, '');
      return {page, walk, names: [walk.orm ? `${name}#${walk.orm}` : name, name]};
    }),
  );
  const chosen = all.filter(({names}) => wanted.length === 0 || names.some((name) => wanted.includes(name)));
  if (chosen.length === 0) throw new Error(`There are only ${all.map(({names}) => names[0]).join(', ')}`);
  const failed: string[] = [];
  for (const {page, walk, names} of chosen) {
    const start = Date.now();
    try {
      const count = await carryOut(page, walk, filesBelow('examples'));
      console.log(`ok   ${names[0]}: ${count} steps, ${Math.round((Date.now() - start) / 1000)} s`);
    } catch (error) {
      const left = error instanceof NotRunError;
      if (!left || isComplete) failed.push(names[0] ?? '');
      console.log(
        `${left ? '---  ' : 'FAIL '}${names[0]}: ${left ? 'not run: ' : ''}${(error as Error).message}`,
      );
    }
  }
  return failed.length === 0;
}

main(process.argv.slice(2)).then(
  // Not by exitCode: a PostgreSQL in this process goes on.
  (ok) => process.exit(ok ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
