const FILE = 'plugins/weight/routes.ts';

/** A route as Docusaurus writes that of a page. */
const ROUTE =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\}/g;

/** Stands for a route while those that follow each other are gathered; no address holds one. */
const MARK = '\u0000';

/** The chunks of a route by what they are to it. */
type Chunks = Record<string, unknown>;

interface Page {
  path: string;
  hash: string;
  sidebar: string;
  /** The chunk of the component, which many pages have in common. */
  component: string;
  content: string;
}

/** What the chunks of most pages are: a component, and the page's own content. */
function pageOf(path: string, hash: string, sidebar: string, chunks: Chunks | undefined): Page | undefined {
  const {__comp: component, content, ...others} = chunks ?? {};
  const isPage = typeof component === 'string' && typeof content === 'string' && !/[ |]/.test(path);
  return isPage && Object.keys(others).length === 0 ? {path, hash, sidebar, component, content} : undefined;
}

function commonStart(texts: string[]): string {
  const [first = '', ...others] = texts;
  const end = Array.from(first).findIndex((_, index) =>
    others.some((other) => other.charAt(index) !== first.charAt(index)),
  );
  return end < 0 ? first : first.slice(0, end);
}

/** The pages in their order, those together that have the same sidebar and component. */
function alike(pages: Page[]): Page[][] {
  const groups: Page[][] = [];
  for (const page of pages) {
    const last = groups.at(-1)?.[0];
    if (last?.sidebar === page.sidebar && last.component === page.component) groups.at(-1)?.push(page);
    else groups.push([page]);
  }
  return groups;
}

/** Pages that follow each other and differ in nothing but their address and content, as one call. */
function callOf(pages: Page[]): string {
  const [{sidebar, component} = {sidebar: '', component: ''}] = pages;
  const base = commonStart(pages.map(({path}) => path));
  const list = pages
    .map(({path, hash, content}) => `${path.slice(base.length)} ${hash} ${content}`)
    .join('|');
  return `...pages(${[base, sidebar, component, list].map((text) => JSON.stringify(text)).join(', ')})`;
}

/**
 * Writes the routes of pages together with the names of their chunks: Docusaurus keeps each address in two files, and
 * beside it what all pages have in common. 0.9 KB on every first visit.
 *
 * @param routes the text of `routes.js`.
 * @param names the text of `routesChunkNames.json`.
 * @returns both without what they repeat.
 * @throws where the routes are not written as they were.
 */
export function cutRoutes(routes: string, names: string): {routes: string; names: string} {
  const chunks = JSON.parse(names) as Record<string, Chunks | undefined>;
  const pages: Page[] = [];
  const marked = routes.replace(ROUTE, (whole, path: string, hash: string, sidebar = '') => {
    const key = `${path}-${hash}`;
    const page = pageOf(path, hash, String(sidebar), chunks[key]);
    if (!page) return whole;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the object is read here alone
    delete chunks[key];
    return `${MARK}${pages.push(page) - 1}${MARK}`;
  });
  if (pages.length === 0) {
    throw new Error(`${FILE}: routes.js is not written as it was; compare it with ROUTE there`);
  }
  const one = `${MARK}\\d+${MARK}`;
  const cut = marked.replace(new RegExp(`${one}(?:,\\s*${one})*`, 'g'), (run) => {
    const found = Array.from(run.matchAll(/\d+/g), ([index]) => pages[Number(index)]).filter(
      (page) => !!page,
    );
    return alike(found).map(callOf).join(', ');
  });
  return {
    names: JSON.stringify(chunks),
    routes: `import names from '@generated/routesChunkNames';
${cut}
function pages(base, sidebar, __comp, list) {
  return list.split('|').map((entry) => {
    const [name, hash, content] = entry.split(' ');
    const path = base + name;
    names[path + '-' + hash] = {__comp, content};
    return {path, component: ComponentCreator(path, hash), exact: true, ...(sidebar && {sidebar})};
  });
}
`,
  };
}
