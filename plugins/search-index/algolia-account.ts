/** A hosted DocSearch account, as the build's environment names it. */
export interface Account {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Turns on the AI question mode. */
  assistantId?: string;
}

const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
const ASSISTANT = 'ALGOLIA_ASSISTANT_ID';

/**
 * Reads the account for hosted search.
 * @returns undefined where none is configured: search is then answered by the embedded index
 * @throws Error naming what is missing where only part of it is set
 */
export function readAccount(env: Partial<Record<string, string>>): Account | undefined {
  const set = [...REQUIRED, ASSISTANT].filter((name) => env[name]?.trim());
  if (set.length === 0) return undefined;
  const missing = REQUIRED.filter((name) => !set.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is half configured: ${set.join(', ')} set, ${missing.join(', ')} missing. ` +
        `Set what is missing, or unset all of them for the search that needs no account.`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = REQUIRED.map((name) => env[name]?.trim());
  const assistantId = env[ASSISTANT]?.trim();
  return {appId, apiKey, indexName, ...(assistantId && {assistantId})};
}
