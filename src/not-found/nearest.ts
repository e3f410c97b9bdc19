import {editDistance} from '../../lib/edit-distance';

/** A page: its path below the base path, and its title. */
export type ListedPage = [path: string, title: string];

const MOST = 5;
/** How much of an address counts, in characters: the longest of a page has 60, and the cost grows with each. */
const LONGEST = 200;
/** Below it, a reader sees no likeness. */
const LEAST = 0.45;

/** Pages that a reader means who asks for their folder. */
const ENTRANCE = /\/(?:getting-started|overview)$/;
/** What other sites call a subject, and this one does not: no letters lead from one name to the other. */
const OTHER_NAMES = new Map([
  ['quick-start', 'getting-started'],
  ['quickstart', 'getting-started'],
  ['deployment', 'production'],
  ['multi-tenancy', 'tenants'],
]);

const sameness = (one: string, other: string) =>
  1 - editDistance(one, other) / Math.max(one.length, other.length, 1);

/** How alike two words are, from 0 to 1. Forms of one word begin alike: `filter` and `filtering`, `pagination` and `paging`. */
function likeness(one: string, other: string): number {
  const alike = sameness(one, other);
  if (one.length < 4 || one.slice(0, 4) !== other.slice(0, 4)) return alike;
  // A name of several words is of something else too: `filter-options`.
  const isForm = (other.startsWith(one) || one.startsWith(other)) && !other.includes('-');
  return Math.max(alike, isForm ? 0.95 : 0.75);
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** The words of a path or a title. All pages of the documentation lie below `docs`, which tells nothing. */
export const addressWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && word !== 'docs');

/** A path below the base path as pages write theirs: no ending, no index, no slash at an end, lower case. */
export function plainPath(pathname: string, baseUrl: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // It stays as it is.
  }
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  // Some write the name of the site into an address, as packages have it: `docs/nestjs-query-graphql`.
  const plain = below
    .toLowerCase()
    .replaceAll('nestjs-query', '')
    .replace(/(?:\/?\bindex)?(?:\.(?:html?|mdx?))?\/?$/, '');
  return segmentsOf(plain.slice(0, LONGEST)).join('/');
}

/** How well a page fits a path that a reader asked for: by its name, by the words of both and by the whole. */
function fit(asked: string, path: string, title: string): number {
  const [last = '', ...above] = segmentsOf(asked).reverse();
  const [tail = '', ...folders] = segmentsOf(path).reverse();
  // The name of a folder may be meant, or a page below one that exists.
  const name = Math.max(
    likeness(last, tail),
    ...folders.map((folder) => likeness(last, folder) * 0.85),
    ...above.map((segment) => likeness(segment, tail) * 0.8),
  );
  const own = addressWords(`${path} ${title}`);
  const words = addressWords(asked).map((word) => Math.max(0, ...own.map((one) => likeness(word, one))));
  const known = words.reduce((sum, word) => sum + (word > 0.6 ? word : 0), 0) / Math.max(words.length, 1);
  return 0.4 * name + 0.4 * known + 0.2 * sameness(asked, path);
}

/** The same, where the page may also be meant by the name of its folder. */
function fitOfPage(asked: string, path: string, title: string): number {
  return Math.max(fit(asked, path, title), fit(asked, path.replace(ENTRANCE, ''), title));
}

/**
 * The pages that a reader may have meant, the nearest first; none where no page is like it.
 *
 * @param asked a path as `plainPath` writes it.
 */
export function nearestPages(asked: string, pages: ListedPage[]): ListedPage[] {
  const named = segmentsOf(asked)
    .map((segment) => OTHER_NAMES.get(segment) ?? segment)
    .join('/');
  const fits = pages
    .filter(([path]) => path !== '')
    .map((page) => ({page, value: fitOfPage(named, ...page)}))
    .filter(({value}) => value >= LEAST)
    .sort((one, other) => other.value - one.value);
  // Far behind the best there is only what shares a common word.
  const [best] = fits;
  const near = fits.filter(({value}) => value > (best?.value ?? 0) * 0.75);
  return near.slice(0, MOST).map(({page}) => page);
}
