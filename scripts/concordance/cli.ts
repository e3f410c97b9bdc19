/**
 * Prints what all pages say about names: exports, options, operators, generated fields, texts of errors. That is each
 * paragraph, heading, table row and line of own code that names one of them.
 *
 * Usage: npx tsx scripts/concordance/cli.ts NAME…
 *
 * `…` in a name stands for what varies: createOne…, "Unable to find … with id: …".
 */
import {readPages} from '../../lib/pages';
import {namer} from './names';
import {type Passage, passagesOf} from './passages';

/** What names a name, page by page, below a line that counts it. */
function printed(name: string, passages: Passage[]): string {
  const pages = [...new Set(passages.map(({page}) => page))];
  const parts = pages.map((page) => {
    const own = passages.filter((passage) => passage.page === page);
    return own.map(({line, text}) => `${page}:${line}  ${text}`).join('\n');
  });
  return [`${name}: passages ${passages.length}, pages ${pages.length}`, ...parts].join('\n\n');
}

async function main(names: string[]): Promise<string> {
  if (names.length === 0)
    throw new Error('Name what to look for: npx tsx scripts/concordance/cli.ts enableTotalCount');
  const passages = (await readPages()).flatMap(passagesOf);
  return names.map((name) => printed(name, passages.filter(namer(name)))).join('\n\n');
}

main(process.argv.slice(2)).then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
