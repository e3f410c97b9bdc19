import type {LoadContext, Plugin} from '@docusaurus/types';
import {errorPages, explanations, listedEntries} from './entries';

/** Lists the entries of the pages of errors, for responses that a reader gets and for lines that a reader pastes. The list is fetched with the first of them. */
export default function errors({siteDir}: LoadContext): Plugin {
  return {
    name: 'errors',

    getPathsToWatch: () => errorPages(siteDir),

    async contentLoaded({actions}) {
      await actions.createData('entries.json', listedEntries(siteDir));
      // Apart, because a response with errors only needs the entries.
      await actions.createData('explanations.json', explanations(siteDir));
    },
  };
}
