import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesOf} from '../pages/source-pages';
import type {ListedPage} from '../../src/not-found/nearest';

/** Lists the pages for the not-found page, which proposes the nearest of them. It is fetched there only. */
export default function notFoundIndex({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'not-found-index',

    async allContentLoaded({allContent, actions}) {
      const pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title});
      const list = pages.map(({permalink, title}): ListedPage => [permalink.slice(baseUrl.length), title]);
      await actions.createData('pages.json', list);
    },
  };
}
