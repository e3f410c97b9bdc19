import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../src/types/search';
import {INDEX_SETTINGS} from './algolia-settings';

const NEEDED = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Replaces the hosted index by records, with the settings that this site's search needs. Readers never see a half-filled
 * index: it is filled under another name and then moved.
 *
 * @param env names the index, and the admin key, which is kept nowhere
 * @param options hosts to talk to in place of the service's
 * @returns the name of the index
 * @throws Error that names what is missing, or says what the service answered
 */
export async function pushRecords(
  records: SearchRecord[],
  env: Partial<Record<string, string>>,
  options?: Parameters<typeof algoliasearch>[2],
): Promise<string> {
  const missing = NEEDED.filter((name) => !env[name]?.trim());
  if (missing.length > 0)
    throw new Error(`Set ${missing.join(', ')} to say which index to replace, and as whom.`);
  if (records.length === 0) throw new Error('There are no records: pushing them would empty the index.');
  const [appId = '', key = '', indexName = ''] = NEEDED.map((name) => env[name]?.trim());
  try {
    await replace(algoliasearch(appId, key, options), indexName, records);
  } catch (error) {
    throw new Error(`The index ${indexName} was not replaced: ${(error as Error).message}`, {cause: error});
  }
  return indexName;
}

async function replace(client: Algoliasearch, indexName: string, records: SearchRecord[]): Promise<void> {
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
}
