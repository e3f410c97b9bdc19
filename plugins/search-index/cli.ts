import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from '../../src/types/search';
import {pushRecords} from './push';
import {RECORDS_FILE} from './write';

const ROOT = path.resolve(__dirname, '../..');
const BUILT = path.join(ROOT, '.docusaurus', RECORDS_FILE);

/**
 * `records [file]` writes the records of the last build to a file, `search-records.json` by default;
 * `push [file]` replaces the hosted index by them. The admin key is read from the environment and kept nowhere.
 */
async function main([command, file = 'search-records.json']: string[]): Promise<void> {
  if (command === 'records') {
    if (!existsSync(BUILT)) throw new Error('No records: run "npm run build" first.');
    copyFileSync(BUILT, file);
    console.log(`${file}: ${readRecords(file).length} records`);
  } else if (command === 'push') {
    const records = readRecords(file);
    const indexName = await pushRecords(records, process.env);
    console.log(`${indexName}: ${records.length} records`);
  } else {
    throw new Error('Say what to do: "records [file]" or "push [file]".');
  }
}

function readRecords(file: string): SearchRecord[] {
  if (!existsSync(file))
    throw new Error(`${file} does not exist: run "npx tsx plugins/search-index/cli.ts records" first.`);
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as SearchRecord[];
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(
      `${file} holds no records (${reason}): run "npx tsx plugins/search-index/cli.ts records" again.`,
      {
        cause: error,
      },
    );
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
