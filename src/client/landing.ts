import type {ClientModule} from '@docusaurus/types';

/**
 * Goes to what the address names once more, in the next frame: Docusaurus does so while the root element has the class of
 * the page before, whose styles make some samples higher, and before the tabs follow the reader's choice.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || !location.hash || location.pathname === previousLocation.pathname) return;
  requestAnimationFrame(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
};
