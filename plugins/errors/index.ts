import type {LoadContext, Plugin} from '@docusaurus/types';
import {errorPages, listedEntries} from './entries';

/** Lists the entries of the pages of errors for responses that a reader gets. The list is fetched with the first error. */
export default function errors({siteDir}: LoadContext): Plugin {
  return {
    name: 'errors',

    getPathsToWatch: () => errorPages(siteDir),

    async contentLoaded({actions}) {
      await actions.createData('entries.json', listedEntries(siteDir));
    },
  };
}
