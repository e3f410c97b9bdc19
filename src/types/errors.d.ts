/** What `plugins/errors` writes. */
declare module '@generated/errors/default/entries.json' {
  import type {ErrorEntry} from '@site/lib/error-entries';

  /** With the address of its page below the base of the site. */
  const entries: (Pick<ErrorEntry, 'id' | 'texts'> & {page: string})[];
  export default entries;
}
