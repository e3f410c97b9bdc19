import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {builtIndex} from '../search/built-index';
import {expectNone} from '../expect-none';
import {BASE_URL, MAIN_BUILD, pagesOfSitemap, ROOT} from '../browser/sites';
import {type HtmlFile, isRedirect, readHtmlFiles, type Tag} from './html-files';
import {type BuiltSite, linkFault, pageLinkFaults} from './link-faults';

/** Pages that no search engine should list: the answers to a search, a wrong address, a way to another page. */
const UNLISTED = ['search.html', '404.html'];

const markdown = unified().use(remarkParse).use(remarkGfm);

type Attributes = Partial<Tag['attributes']>;

/** Scheme and host that the site was built for: its pages name it. */
function originOf(pages: HtmlFile[]): string {
  const canonical = pages[0]?.tags.find(({attributes}) => attributes.rel === 'canonical')?.attributes.href;
  return new URL(canonical ?? '').origin;
}

describe('the built site', () => {
  let site: BuiltSite;

  beforeAll(() => {
    if (!existsSync(path.join(MAIN_BUILD, 'index.html'))) {
      throw new Error(`${MAIN_BUILD} holds no built site: run "npm run build" first`);
    }
    const pages = readHtmlFiles(MAIN_BUILD, BASE_URL);
    site = {folder: MAIN_BUILD, origin: originOf(pages), base: BASE_URL, pages};
  }, 60_000);

  test('has more pages than its furniture', () => {
    expect(site.pages.length).toBeGreaterThan(100);
  });

  test.each([
    ['links that lead somewhere', (page: HtmlFile) => pageLinkFaults(site, page)],
    ['images with a size and a text', imageFaults],
    ['a security policy before anything else', policyFaults],
  ])('has %s', {timeout: 60_000}, (_, rule) => {
    expectNone(site.pages.flatMap(rule));
  });

  test('does not tell where it was built', () => {
    const files = readdirSync(MAIN_BUILD, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(html|js|css|json|xml|md|txt)$/.test(name))
      .filter((name) => readFileSync(path.join(MAIN_BUILD, name)).includes(ROOT));
    expectNone(files);
  });

  test('is listed in the sitemap, each page once', () => {
    const pages = site.pages.filter((page) => !isRedirect(page) && !UNLISTED.includes(page.file));
    const listed = pagesOfSitemap().map((address) => BASE_URL + address);
    expect(listed.sort()).toEqual(pages.map(({address}) => address).sort());
  });

  test('has each page as Markdown, and a list of them', {timeout: 60_000}, () => {
    const files = pagesOfSitemap().map((address) => `${address || 'index'}.md`);
    const index = readFileSync(path.join(MAIN_BUILD, 'llms.txt'), 'utf8');
    expect(files.filter((file) => !index.includes(`](${file})`))).toEqual([]);
    const tasks = Array.from(
      index.matchAll(/^- [^[]+: (\[.+)$/gm),
      ([, links = '']) => links.split(', ').length,
    );
    expect([tasks.length > 5, ...new Set(tasks)]).toEqual([true, 3]);
    const faults = [...files, 'llms.txt', 'llms-full.txt'].flatMap((file) =>
      markdownFaults(site, file, readFileSync(path.join(MAIN_BUILD, file), 'utf8')),
    );
    expectNone(faults);
  });

  test('has the ids of headings in the Markdown, and all of it in files that programs read whole', () => {
    const sections = readdirSync(MAIN_BUILD).filter((name) => /^llms-.*\.txt$/.test(name));
    const texts = sections.map((name) => readFileSync(path.join(MAIN_BUILD, name), 'utf8'));
    expect(texts.filter((text) => Buffer.byteLength(text) > 300_000)).toEqual([]);
    const whole = texts.join('\n');
    const faults = pagesOfSitemap().flatMap((address) => {
      const page = site.pages.find((one) => one.address === BASE_URL + address);
      const markdown = readFileSync(path.join(MAIN_BUILD, `${address || 'index'}.md`), 'utf8');
      const inMarkdown = Array.from(markdown.matchAll(/^#{2,6} .* \{#([\w-]+)\}$/gm), ([, id]) => id);
      const inPage = page?.tags.flatMap(({name, attributes: {id}}) =>
        id && /^h[2-6]$/.test(name) ? id : [],
      );
      const isWhole = whole.includes(`Source: ${address || 'index'}.md\n\n${markdown}`);
      return inMarkdown.join() === inPage?.join() && isWhole ? [] : [address];
    });
    expectNone(faults);
  });

  test.each([
    ['where its Markdown is', (tag: Attributes) => tag.type === 'text/markdown'],
    [
      'which image previews show',
      ({property, content}) => property === 'og:image' && content?.endsWith('.png'),
    ],
  ] satisfies [string, (tag: Attributes) => unknown][])('says in each page %s', (_, isSaid) => {
    const saying = site.pages.filter(({tags}) => tags.some(({attributes}) => isSaid(attributes)));
    const addresses = saying.map(({address}) => address);
    expect(addresses).toEqual(expect.arrayContaining(pagesOfSitemap().map((page) => BASE_URL + page)));
  });

  test('has a title and a description of its own for each page', () => {
    const textsOf = (text: (page: HtmlFile) => string | undefined) =>
      pagesOfSitemap().map((address) => {
        const page = site.pages.find((one) => one.address === BASE_URL + address);
        return page ? text(page) : undefined;
      });
    const titles = textsOf(({html}) => /<title[^>]*>([^<]*)</.exec(html)?.[1]);
    const descriptions = textsOf(
      ({tags}) => tags.find(({attributes}) => attributes.name === 'description')?.attributes.content,
    );
    // The lengths are those that `npm run check:content` allows.
    expect(titles).not.toContain(undefined);
    expect(descriptions).not.toContain(undefined);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test('has what a search finds', () => {
    const {sections} = builtIndex();
    expect(sections.length).toBeGreaterThan(1000);
    const urls = sections.map(({page, anchor}) => site.origin + page.path + (anchor ? `#${anchor}` : ''));
    expectNone(urls.map((url) => linkFault(site, url, BASE_URL)));
  });
});

/** What is wrong with the images of a page: without a size the text below moves when they come. */
function imageFaults({file, tags}: HtmlFile): string[] {
  return tags
    .filter(({name}) => name === 'img')
    .flatMap(({attributes}) =>
      ['alt', 'width', 'height']
        .filter((attribute) => !(attribute in attributes))
        .map((attribute) => `${file}: the image ${attributes.src ?? ''} has no ${attribute}; write it`),
    );
}

/** What a page lacks of the policies that `plugins/post-build` writes. */
function policyFaults({file, tags}: HtmlFile): string[] {
  const [first, second, third] = tags.filter(({name}) => name === 'meta').map(({attributes}) => attributes);
  const isThere =
    first !== undefined &&
    'charset' in first &&
    second?.['http-equiv'] === 'Content-Security-Policy' &&
    !second.content?.includes('unsafe-inline') &&
    third?.name === 'referrer';
  return isThere ? [] : [`${file}: its policies do not stand first in its head; build with "npm run build"`];
}

/** What the Markdown of a page should not hold, or where its links lead nowhere; one line each. */
function markdownFaults(site: BuiltSite, file: string, text: string): string[] {
  const faults = new Set<string>();
  const tree: Root = markdown.parse(text);
  visit(tree, (node) => {
    const at = `${file}:${node.position?.start.line ?? 1}`;
    switch (node.type) {
      case 'html':
        faults.add(`${at}: "${node.value}" is no Markdown; mend plugins/markdown-pages`);
        break;
      case 'text':
        if (node.value.includes(':::') || node.value.includes('{/*')) {
          faults.add(`${at}: "${node.value}" is MDX; mend plugins/markdown-pages`);
        }
        break;
      case 'code':
        if (/\b(file|operation|schema)=/.test(node.meta ?? '')) {
          faults.add(`${at}: the sample "${node.meta ?? ''}" is not filled in; mend plugins/markdown-pages`);
        }
        break;
      case 'link':
      case 'image':
      case 'definition': {
        const fault = linkFault(site, node.url, `${site.base}${file}`);
        if (fault) faults.add(`${at}: ${fault}`);
        break;
      }
    }
  });
  return [...faults];
}
