import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {createRoot} from 'react-dom/client';
import {decodable, placeOf} from './resolve-url';
import {canonicalPath} from './canonical-path';

const SPINNER_DELAY_MS = 200;

function setAddress(pathname: string, hash: string): void {
  const {location, history} = window;
  if (pathname === location.pathname && hash === location.hash) return;
  history.replaceState(history.state, '', pathname + location.search + hash);
}

/** Shows that something comes where nothing can be read yet; what is drawn at last takes the place of it. */
function awaitContent(container: Element): void {
  const place = container.querySelector('main') ?? container;
  place.replaceChildren();
  setTimeout(() => {
    if (place.childElementCount > 0) return;
    const spinner = document.createElement('div');
    spinner.className = 'load-spinner';
    spinner.setAttribute('role', 'status');
    spinner.setAttribute('aria-label', 'Loading');
    place.append(spinner);
  }, SPINNER_DELAY_MS);
}

// Before the router reads the address, which is when the page is drawn for the first time.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, hash} = window.location;
  const place = placeOf(routes, pathname, canonicalPath(), `${siteConfig.baseUrl}404.html`);
  setAddress(place.pathname, decodable(hash));
  // The router listens for this too, later than this listener.
  window.addEventListener('popstate', () => {
    setAddress(decodable(window.location.pathname), decodable(window.location.hash));
  });

  const container = document.getElementById('__docusaurus');
  // With a root the page is drawn already: `npm start` runs this anew when a page is added.
  if (container && !place.hasText && !window.docusaurusRoot) {
    awaitContent(container);
    // Docusaurus draws into this root anew instead of reviving what the document holds for another page.
    window.docusaurusRoot = createRoot(container);
  }
}
