/**
 * Prints what the pages say about names: exports, options, operators, generated fields, texts of errors.
 *
 * Usage: npm run concordance -- NAME…       each sentence, heading, table row and line of own code that names one of them
 *        npm run concordance                the names, by how many pages speak of them
 *        npm run concordance -- --due       what was not gone through against the installed version, by package and kind
 *        npm run concordance -- --update    adds to tests/content/audited-names.json what is new, and takes out what is gone
 *        npm run concordance -- --sample COUNT [SEED]    sentences and rows drawn at random, to be checked against code and runs
 *
 * `…` stands for what varies: createOne…, "Unable to find … with id: …".
 */
import {writeFileSync} from 'node:fs';
import {
  AUDITED_NAMES,
  broughtUpToDate,
  installedNames,
  installedVersion,
  readAuditedNames,
} from '../../tests/content/audited';
import {readPages} from '../../tests/content/pages';
import {countPages, namer} from './names';
import {type Passage, passagesOf} from './passages';
import {dueNames, printedCounts, printedGroup, soughtNames} from './report';
import {drawn} from './sample';

async function main(names: string[]): Promise<string> {
  const [first] = names;
  if (first === '--due') return dueNames(readAuditedNames(), installedVersion);
  if (first === '--update') {
    writeFileSync(
      AUDITED_NAMES,
      `${JSON.stringify(broughtUpToDate(readAuditedNames(), installedNames()), null, 2)}\n`,
    );
    return `${AUDITED_NAMES} is up to date`;
  }
  const passages = (await readPages()).flatMap(passagesOf);
  if (first === '--sample') return sampled(passages, names[1], names[2]);
  if (first?.startsWith('--'))
    throw new Error(`"${first}" is no option; there are --due, --update and --sample`);
  return names.length > 0 ? groups(names, passages) : printedCounts(countPages(passages, listedNames()));
}

function sampled(passages: Passage[], count = '', seed = String(Date.now() % 100_000)): string {
  if (!/^[1-9]\d*$/.test(count)) throw new Error('say how many to draw: npm run concordance -- --sample 100');
  const lines = drawn(passages, Number(count), Number(seed)).map(
    ({page, line, text}) => `${page}:${line}  ${text}`,
  );
  return [`seed ${seed}`, ...lines].join('\n');
}

function groups(names: string[], passages: Passage[]): string {
  return names.map((name) => printedGroup(name, passages.filter(namer(name)))).join('\n\n');
}

function listedNames(): string[] {
  return soughtNames(readAuditedNames());
}

main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
