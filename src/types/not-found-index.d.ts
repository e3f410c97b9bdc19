/** What `plugins/not-found-index` writes. */
declare module '@generated/not-found-index/default/pages.json' {
  import type {ListedPage} from '@site/src/not-found/nearest';

  const pages: ListedPage[];
  export default pages;
}
