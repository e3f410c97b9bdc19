import type {Cure} from '../cures';

const ill =
  'Each page whose link comes into view is fetched, all pages of an open sidebar at once: 200 KB and more';

export const PREFETCH_CURES: Cure[] = [
  {
    ill,
    find: "import prefetchHelper from './prefetch';",
    replace: "import prefetchHelper from '@site/src/client/prefetch';",
  },
  {ill, find: 'return prefetchHelper(chunkAsset);', replace: 'return prefetchHelper(chunkAsset, routePath);'},
];
