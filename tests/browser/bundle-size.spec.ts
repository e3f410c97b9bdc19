import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import {withoutUnusedInfima} from '../../plugins/bundle-size/infima';
import {expect, test} from './fixtures';
import {fileOf} from './page-files';
import {MAIN_BUILD, pagesOfSitemap} from './sites';

const SCRIPTS = path.join(MAIN_BUILD, 'assets/js');

/** The classes and variables that the style sheet lacks of Infima. */
function droppedNames(): string[] {
  const file = createRequire(__filename).resolve('infima/dist/css/default/default.css');
  let dropped: string[] = [];
  const keep = (names: string[]) => {
    dropped = names;
  };
  void postcss([withoutUnusedInfima(keep)]).process(readFileSync(file, 'utf8'), {from: file}).css;
  return dropped;
}

test('nothing uses what the style sheet lacks of Infima', () => {
  const dropped = droppedNames();
  expect(dropped.length).toBeGreaterThan(100);
  const pages = ['404', 'search', ...pagesOfSitemap()].map((page) => readFileSync(fileOf(page), 'utf8'));
  const classes = new Set(
    pages
      .flatMap((html) =>
        Array.from(
          html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g),
          ([, quoted, plain]) => quoted ?? plain ?? '',
        ),
      )
      .flatMap((value) => value.split(/\s+/)),
  );
  expect(dropped.filter((name) => classes.has(name))).toEqual([]);

  // Pages' own scripts speak of much; what the theme sets by script stands in those of all pages.
  const scripts = readdirSync(SCRIPTS)
    .map((name) => readFileSync(path.join(SCRIPTS, name), 'utf8'))
    .filter((text) => !text.includes('"slug":"/'));
  const strings = new Set(scripts.flatMap((text) => text.match(/(?<=["'`\s])[\w-]+(?=["'`\s])/g) ?? []));
  expect(
    dropped
      .filter((name) => name.includes('--') && !name.startsWith('--'))
      .filter((name) => strings.has(name)),
  ).toEqual([]);

  const styles = readdirSync(path.join(MAIN_BUILD, 'assets/css'))
    .map((name) => readFileSync(path.join(MAIN_BUILD, 'assets/css', name), 'utf8'))
    .join('');
  expect(
    dropped.filter((name) => name.startsWith('--')).filter((name) => styles.includes(`var(${name}`)),
  ).toEqual([]);
});

test('no script tells where the site was built', () => {
  const faulty = readdirSync(SCRIPTS).filter((name) =>
    readFileSync(path.join(SCRIPTS, name), 'utf8').includes(path.resolve(MAIN_BUILD, '..')),
  );
  expect(faulty).toEqual([]);
});

test('the contents of the search dialog come with its first use', async ({page, visit}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit('docs/faq');
  await page.waitForLoadState('networkidle');
  const holdsModal = (url: string) => {
    const file = path.join(MAIN_BUILD, new URL(url).pathname.replace(/^\/nestjs-query\//, ''));
    return /\.(?:js|css)$/.test(file) && readFileSync(file, 'utf8').includes('DocSearch-Dropdown');
  };
  expect(requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(3);
  expect(requested.filter(holdsModal)).toEqual([]);
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.locator('.DocSearch-Footer')).toBeVisible();
  expect(requested.filter(holdsModal)).toHaveLength(2);
});

test('the layers of the style sheet stand in their order', () => {
  const names = readdirSync(path.join(MAIN_BUILD, 'assets/css')).filter((name) => name.startsWith('styles'));
  const styles = names
    .map((name) => readFileSync(path.join(MAIN_BUILD, 'assets/css', name), 'utf8'))
    .join('');
  const layers = Array.from(styles.matchAll(/@layer ([\w.-]+)\{/g), ([, name]) => name);
  expect(layers.slice(0, 4)).toEqual([
    'docusaurus.infima',
    'docusaurus.theme-common',
    'docusaurus.theme-classic',
    'docusaurus.core',
  ]);
});
