import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesOf} from '../pages/source-pages';
import {MOVED} from '../redirects/moved';
import type {ListedPage} from '../../src/not-found/nearest';

/** Lists the pages for the not-found page, which proposes the nearest of them. It is fetched there only. */
export default function notFoundIndex({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'not-found-index',

    async allContentLoaded({allContent, actions}) {
      const pages = pagesOf(allContent, {siteDir, siteTitle: siteConfig.title, baseUrl});
      const list = pages.map(({permalink, title}): ListedPage => {
        const path = permalink.slice(baseUrl.length);
        const old = MOVED.filter(({to}) => to === `/${path}`).map(({from}) => from.slice(1));
        return [path, title, ...old];
      });
      await actions.createData('pages.json', list);
    },
  };
}
