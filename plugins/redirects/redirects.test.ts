import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {redirectOptions} from './index';
import {MOVED, type Moved} from './moved';
import {rewriteRedirects} from './rewrite';
import {readTarget, redirectPage, redirectTarget} from './stub';

const page = (title: string, address: string) =>
  `<!doctype html><html lang=en dir=ltr><head><title data-rh=true>${title}</title>` +
  `<link data-rh=true rel=icon href=/base/icon.svg><link data-rh=true rel=canonical href=https://example.org/base${address}>`;

describe('the redirects from a trailing slash', () => {
  it('lead from each page but the home page, the files and the entrances', () => {
    expect(redirectOptions.createRedirects('/docs/faq')).toEqual(['/docs/faq/']);
    expect(['/', '/404.html', '/docs'].flatMap(redirectOptions.createRedirects)).toEqual([]);
    expect(redirectOptions.redirects).toContainEqual({
      from: '/docs/',
      to: '/docs/introduction/getting-started',
    });
  });
});

describe('a page that Docusaurus wrote', () => {
  it('is a redirect when it leads elsewhere', () => {
    expect(redirectTarget(createRedirectPageContent({toUrl: '/base/docs/faq'}))).toBe('/base/docs/faq');
    expect(redirectTarget(page('FAQ', '/docs/faq'))).toBeUndefined();
  });

  it('tells its title, language and canonical address, also where the minifier left quotes away', () => {
    expect(readTarget('/base/docs/faq', page('FAQ', '/docs/faq'))).toEqual({
      path: '/base/docs/faq',
      title: 'FAQ',
      lang: 'en',
      canonical: 'https://example.org/base/docs/faq',
    });
  });

  it('is refused without them', () => {
    expect(() => readTarget('/base/docs/faq', '<html><title>FAQ</title>')).toThrow(
      '/base/docs/faq: the built page has no lang, canonical',
    );
  });
});

describe('the redirect page', () => {
  const html = redirectPage(readTarget('/base/docs/faq', page('FAQ', '/docs/faq')));

  it('has a language, a title, a link, and a refresh for readers without script', () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>FAQ</title>');
    expect(html).toContain('<a href="/base/docs/faq">FAQ</a>');
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/base/docs/faq"></noscript>',
    );
  });

  it('has the same script whatever it leads to', () => {
    const other = redirectPage(readTarget('/base/docs/install', page('Install', '/docs/install')));
    const script = (text: string) => /<script>.*<\/script>/.exec(text)?.[0];
    expect(script(other)).toBe(script(html));
  });
});

describe('finishing a build', () => {
  let directory: string;
  const put = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(directory, name)), {recursive: true});
    await writeFile(path.join(directory, name), content);
  };
  const read = (name: string) => readFile(path.join(directory, name), 'utf8');

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'redirects-'));
    await put('index.html', page('Home', '/'));
    await put('docs.html', page('Documentation', '/docs'));
    await put('docs/introduction/getting-started.html', page('Start', '/docs/introduction/getting-started'));
  });
  afterEach(() => rm(directory, {recursive: true}));

  it('rewrites the redirects, makes the entrances redirects and leaves pages alone', async () => {
    const toUrl = '/base/docs/introduction/getting-started';
    await put('docs/index.html', createRedirectPageContent({toUrl}));
    await put('docs/introduction/getting-started/index.html', createRedirectPageContent({toUrl}));

    expect(await rewriteRedirects(directory)).toBe(3);

    expect(await read('docs/introduction/getting-started/index.html')).toContain('<title>Start</title>');
    expect(await read('docs/index.html')).toContain(`<a href="${toUrl}">Start</a>`);
    expect(await read('docs.html')).toBe(await read('docs/index.html'));
    expect(await read('index.html')).toBe(page('Home', '/'));
  });

  it('answers a moved address with and without a slash', async () => {
    const [{from, to}] = MOVED as [Moved];
    await put(`${to.slice(1)}.html`, page('Guide', to));
    await put(`${from.slice(1)}/index.html`, createRedirectPageContent({toUrl: `/base${to}`}));

    expect(await rewriteRedirects(directory)).toBe(2);

    expect(await read(`${from.slice(1)}.html`)).toContain(`<a href="/base${to}">Guide</a>`);
    expect(await read(`${from.slice(1)}/index.html`)).toBe(await read(`${from.slice(1)}.html`));
  });

  it('fails when there is nothing to finish', async () => {
    await expect(rewriteRedirects(directory)).rejects.toThrow('holds no redirects');
  });
});
