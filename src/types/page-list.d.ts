/** What `plugins/page-list` writes. */
declare module '@generated/page-list/default/pages.json' {
  import type {ListedPage} from '@site/src/not-found/nearest';

  const pages: ListedPage[];
  export default pages;
}
