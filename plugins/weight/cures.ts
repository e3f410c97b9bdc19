import type {Cure} from '../cures';

/** What Docusaurus brings into every page's script by the way it is compiled. */
export const UTILS_CURES: Cure[] = [
  {
    ill: 'All helpers of TypeScript are in every script for the sake of one: 3.6 KB on every first visit',
    find: 'const tslib_1 = require("tslib");',
    replace:
      'const tslib_1 = {__importDefault: (module) => (module.__esModule ? module : {default: module})};',
  },
];

/** The entry of the client, which brings the router of addresses after a hash. */
export const ENTRY_CURES: Cure[] = [
  {
    ill: 'The router for sites without a server is in every script: 0.9 KB on every first visit (its import)',
    find: "import { BrowserRouter, HashRouter } from 'react-router-dom';",
    replace: "import { BrowserRouter } from 'react-router-dom';",
  },
  {
    ill: 'The router for sites without a server is in every script: 0.9 KB on every first visit (its use)',
    find: "siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : (<BrowserRouter>{children}</BrowserRouter>)",
    replace: '(<BrowserRouter>{children}</BrowserRouter>)',
  },
];

/** The router for addresses after a hash; what it needs of `history` is in every script even where it is not. */
export const ROUTER_DOM_CURES: Cure[] = [
  {
    ill: 'The history of addresses after a hash is in every script: 0.6 KB on every first visit',
    find: '_this.history = createHashHistory(_this.props);',
    replace: '',
  },
];

/** The router without addresses, of the same package. */
export const ROUTER_CURES: Cure[] = [
  {
    ill: 'The history in memory is in every script: 0.3 KB on every first visit',
    find: '_this.history = createMemoryHistory(_this.props);',
    replace: '',
  },
];
