import type {Cure} from '../cures';

export const NAVIGATION = '@docusaurus/core/lib/client/PendingNavigation.js';

/** Mends of the part of Docusaurus that waits for the next page's files. */
export const NAVIGATION_CURES: Cure[] = [
  {
    ill: 'A reader who is offline loses the page at hand: a failed navigation reloads whether or not a server answers',
    find: '            window.location.reload();\n',
    replace: '            this.routeUpdateCleanupCb();\n            navigationFailed(e, nextLocation);\n',
  },
  {
    ill: 'A reader who is offline loses the page at hand (the import that its cure needs)',
    find: "import preload from './preload';\n",
    replace:
      "import preload from './preload';\nimport {navigationFailed} from '@site/src/client/load-failure';\n",
  },
];

export const PRELOAD = '@docusaurus/core/lib/client/preload.js';

/** Mends of the part of Docusaurus that loads a page's files. */
export const PRELOAD_CURES: Cure[] = [
  {
    ill: 'The page crashes on the way back to an address with a percent sign: what the router decoded is decoded again',
    find: 'new Set([pathname, decodeURI(pathname)])',
    replace: 'new Set([pathname, decoded(pathname)])',
  },
  {
    ill: 'The page crashes on the way back to an address with a percent sign (the import that its cure needs)',
    find: "import routes from '@generated/routes';\n",
    replace: "import routes from '@generated/routes';\nimport {decoded} from '@site/src/client/address';\n",
  },
];
