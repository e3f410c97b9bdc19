/**
 * Tries other versions of what the site is built on, each in a copy of the project in a temporary folder, and says what
 * breaks there: the previous minor version of React, the previous patch of Docusaurus, the newest DocSearch that installs.
 *
 * Usage: npm run verify:upgrades                          all three
 *        npm run verify:upgrades -- react docusaurus      these
 *        npm run verify:upgrades -- react@19.2.9          this version
 *        npm run verify:upgrades -- --browser             runs some of the browser tests too
 *        npm run verify:upgrades -- --keep                leaves the copies for a closer look
 *
 * Exits with 1 where something broke, with 2 where only the network failed.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {NetworkError, rehearse} from './rehearse';
import {exitCode, failures, type Result, table} from './report';
import {installedVersion, PROJECT} from './scratch';
import {readOptions, type Wish} from './targets';

async function verify(args: string[]): Promise<void> {
  const {wishes, browser, keep} = readOptions(args);
  const root = mkdtempSync(path.join(tmpdir(), 'upgrades-'));
  const results: Result[] = [];
  try {
    for (const [index, wish] of wishes.entries()) {
      const folder = path.join(root, `${index + 1}-${wish.target.name}`);
      results.push(await reached(wish, rehearse(wish, folder, browser, console.log)));
      if (!keep) rmSync(folder, {recursive: true, force: true});
    }
  } finally {
    if (keep) console.log(`The copies are in ${root}`);
    else rmSync(root, {recursive: true, force: true});
  }
  for (const part of [failures(results), table(results)].filter(Boolean)) console.log(`\n${part}`);
  process.exitCode = exitCode(results);
}

/** The result, which says so where the network failed. */
async function reached({target}: Wish, rehearsal: Promise<Result>): Promise<Result> {
  try {
    return await rehearsal;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const from = installedVersion(PROJECT, target.leader) ?? '–';
    return {name: target.name, from, notInstalled: [], steps: {}, skipped: [], unreached: error.message};
  }
}

verify(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
