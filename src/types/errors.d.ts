/** What `plugins/errors` writes. */
declare module '@generated/errors/default/entries.json' {
  import type {ListedEntry} from '@site/lib/error-entries';

  const entries: ListedEntry[];
  export default entries;
}
