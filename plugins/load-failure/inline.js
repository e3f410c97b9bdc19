// Runs in every page before any other script, so that it can tell readers when those fail to load. Nothing is imported here.
(function () {
  const INCOMPLETE =
    'A file of this page did not load. You can read on and follow links; search, menus and other controls do not work.';
  const UNSTYLED =
    'A style sheet of this page did not load, or only in part. You can read on and follow links.';

  /** Addresses of the files that did not come: the browser may keep the failure, so a retry asks for them anew. */
  const missing = new Set();
  let box;
  let lastError;
  let isLeaving = false;

  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';
  const isLoadError = (error) => error?.name === 'ChunkLoadError' || error?.code === 'CSS_CHUNK_LOAD_FAILED';
  /** Whether the last rule of a sheet applies, which `index.ts` writes. The rules of one that was cut off apply as well. */
  const isWhole = ({href}) => {
    const [name] = href.split('/').pop().split('.');
    return getComputedStyle(document.documentElement).getPropertyValue(`--end-of-${name}`);
  };
  const isThrownByFile = (error) => String(error?.stack).includes('/assets/js/');

  const leave = () => {
    isLeaving = true;
  };

  /**
   * Says whether files of the page are awaited. Who goes to another document meanwhile makes Firefox give them up as if
   * they had failed. At other times nothing listens for that: it would keep the page out of the browser's cache.
   */
  function expectFiles(isExpecting) {
    isLeaving = false;
    if (isExpecting) addEventListener('beforeunload', leave);
    else removeEventListener('beforeunload', leave);
  }

  /** Waits for readers who leave to be gone. Who is still here went to a download, for example. */
  const stay = () => new Promise((resolve) => setTimeout(resolve, isLeaving ? 30_000 : 0));

  async function ask(url) {
    const {ok, status} = await fetch(url, {cache: 'reload'});
    if (!ok && status >= 500) throw new Error(`The server answers ${status} for ${url}`);
  }

  /**
   * Loads a document anew where the server has it; rejects where not, so that nobody loses what they read.
   *
   * @param files that must be there too. Without them, its text can be read.
   */
  async function reload(files = []) {
    await stay();
    const {href} = location;
    await Promise.all([href, ...files].map(ask));
    if (location.href === href) location.reload();
  }

  function element(name, className, text) {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  }

  function button(kind, text, onclick) {
    const made = element('button', `button button--${kind} button--sm`, text);
    return Object.assign(made, {type: 'button', onclick});
  }

  function hide() {
    box?.remove();
  }

  /** @param place where the box comes first; by default above the article. */
  function show(error, message, place) {
    hide();
    isLeaving = false;
    if (error?.request) missing.add(error.request);
    // The bundler's own words differ by kind of file, and hold line breaks as text.
    const text = element(
      'p',
      'load-failure__error',
      error?.request ? `Loading ${error.request} failed.` : String(error),
    );
    const retry = button('primary', 'Retry', () => {
      retry.disabled = true;
      reload([...missing]).catch((next) => {
        text.textContent = next instanceof TypeError ? 'The server cannot be reached.' : next.message;
        retry.disabled = false;
      });
    });
    // In a hydrated page it follows the reader, who may have scrolled past the top.
    box = element('div', isHydrated() ? 'load-failure load-failure--follows' : 'load-failure', '');
    box.setAttribute('role', 'alert');
    box.append(
      element('p', 'load-failure__message', message),
      text,
      retry,
      button('secondary', 'Close', hide),
    );
    document.querySelector('.load-spinner')?.remove();
    const article = document.querySelector('article');
    if (article && !place) article.before(box);
    else (place ?? document.querySelector('main') ?? document.body).prepend(box);
  }

  const showWhoStays = (error) => stay().then(() => show(error, INCOMPLETE));

  window.loadFailure = {show, hide, reload, expectFiles};
  expectFiles(true);

  addEventListener(
    'error',
    ({target, message, error, filename}) => {
      // One that came in part, or as something else, is no script: the browser may keep it as well.
      const isBroken = error instanceof SyntaxError && filename.startsWith(location.origin);
      const file = target?.tagName === 'SCRIPT' ? target.src : isBroken && filename;
      if (file) missing.add(file);
      lastError ??= file ? `Loading ${file} failed.` : message;
    },
    true,
  );

  addEventListener('unhandledrejection', (event) => {
    const {reason} = event;
    if (isLoadError(reason)) event.preventDefault();
    // In a hydrated page this file was prefetched. When it is needed and fails again, the code that needs it shows the box.
    if (!isHydrated() && (isLoadError(reason) || isThrownByFile(reason))) showWhoStays(reason);
  });

  addEventListener('DOMContentLoaded', async () => {
    // Those of `npm start` stand elsewhere, and have no such rule.
    const sheets = [...document.querySelectorAll('link[rel=stylesheet][href*="/assets/css/"]')];
    // A script that waits for one may still do so.
    const broken = sheets.filter((sheet) => !sheet.onload && !isWhole(sheet));
    if (broken[0]) {
      for (const {href} of broken) missing.add(href);
      await stay();
      // Beside what React takes over, which may not have begun yet.
      show(`Loading ${broken[0].href} failed.`, UNSTYLED, document.body);
    }
    if (!window.docusaurus) showWhoStays(lastError ?? 'The scripts of this page did not start.');
  });
})();
