import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {createRoot} from 'react-dom/client';
import {matchRoutes} from 'react-router-config';

const SPINNER_DELAY_MS = 200;

/** The router crashes on a percent sign that starts no character: it is taken for itself. */
function mendPercentSigns(): void {
  try {
    decodeURIComponent(location.pathname + location.hash);
  } catch {
    history.replaceState(history.state, '', location.href.replaceAll('%', '%25'));
  }
}

const isPage = (path: string) => matchRoutes(routes, path).some(({route}) => route.exact);

/**
 * A page stands at the name of its file and with a slash at its end, too: the router draws it, and menus and links take
 * it for another one.
 */
function mendPath(): void {
  const {pathname, search, hash} = location;
  const named = pathname.replace(/(?:(?<=\/)index)?\.html$/, '');
  const path = named === siteConfig.baseUrl ? named : named.replace(/\/$/, '');
  if (path !== pathname && isPage(path)) {
    history.replaceState(history.state, '', path + search + hash);
  }
}

/** Whether the server answered with the not-found page where the router, which ignores case, knows a page. */
function isOfAnotherPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const isNotFound = canonical?.endsWith(`${siteConfig.baseUrl}404.html`) ?? false;
  return isNotFound && isPage(location.pathname);
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
  mendPercentSigns();
  mendPath();
  const container = document.getElementById('__docusaurus');
  // With a root the page is drawn already: `npm start` runs this anew when a page is added.
  if (container && isOfAnotherPage() && !window.docusaurusRoot) {
    awaitContent(container);
    // Docusaurus draws into this root anew instead of reviving what the document holds for another page.
    window.docusaurusRoot = createRoot(container);
  }
}
