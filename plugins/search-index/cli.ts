import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../src/types/search';
import {INDEX_SETTINGS} from './settings';
import {RECORDS_FILE} from './write';

const ROOT = path.resolve(__dirname, '../..');
const BUILT = path.join(ROOT, '.docusaurus', RECORDS_FILE);
const NEEDED = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * `records [file]` writes the records of the last build to a file, `search-records.json` by default;
 * `push [file]` replaces the hosted index by them. The admin key is read from the environment and kept nowhere.
 */
async function main([command, file = 'search-records.json']: string[]): Promise<void> {
  if (command === 'records') return writeRecords(file);
  if (command === 'push') return pushRecords(file);
  throw new Error('Say what to do: "records [file]" or "push [file]".');
}

function writeRecords(file: string): void {
  if (!existsSync(BUILT)) throw new Error('No records: run "npm run build" first.');
  copyFileSync(BUILT, file);
  console.log(`${file}: ${readRecords(file).length} records`);
}

async function pushRecords(file: string): Promise<void> {
  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length > 0)
    throw new Error(`Set ${missing.join(', ')} to say which index to replace, and as whom.`);
  const [appId = '', key = '', indexName = ''] = NEEDED.map((name) => process.env[name]);
  const records = readRecords(file);
  const client = algoliasearch(appId, key);
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  // Readers never see a half-filled index: it is filled under another name and then moved.
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
  console.log(`${indexName}: ${records.length} records`);
}

function readRecords(file: string): SearchRecord[] {
  if (!existsSync(file)) throw new Error(`${file} does not exist: run "npm run search:records" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
