import type {SearchClient} from './types';

/**
 * Makes answers keep the order of their questions: one that comes late is replaced by the answer to the newest question,
 * so that the count and the hits on the screen always belong to what stands in the field.
 */
export function latestOnly(client: SearchClient): SearchClient {
  let latest: ReturnType<SearchClient['search']> | undefined;
  return {
    async search(params) {
      const mine = client.search(params);
      latest = mine;
      const outcome = await mine.catch((error: unknown) => {
        if (latest === mine) throw error;
      });
      return latest === mine && outcome ? outcome : (latest as NonNullable<typeof latest>);
    },
  };
}
