import type {Cure} from '../cures';

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
