import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {describe, expect, it} from 'vitest';
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

describe('the pages of a build', () => {
  const START = 'docs/introduction/getting-started';
  const pagesWith = (more: Record<string, string>) =>
    new Map(
      Object.entries({
        'index.html': page('Home', '/'),
        'docs.html': page('Documentation', '/docs'),
        [`${START}.html`]: page('Start', `/${START}`),
        ...more,
      }),
    );

  it('have their redirects rewritten and those of the entrances added, and stay otherwise', () => {
    const toUrl = `/base/${START}`;
    const stub = createRedirectPageContent({toUrl});
    const pages = pagesWith({'docs/index.html': stub, [`${START}/index.html`]: stub});

    expect(rewriteRedirects(pages)).toBe(3);

    expect(pages.get(`${START}/index.html`)).toContain('<title>Start</title>');
    expect(pages.get('docs/index.html')).toContain(`<a href="${toUrl}">Start</a>`);
    expect(pages.get('docs.html')).toBe(pages.get('docs/index.html'));
    expect(pages.get('index.html')).toBe(page('Home', '/'));
  });

  it('answer a moved address with and without a slash', () => {
    const [{from, to}] = MOVED as [Moved];
    const pages = pagesWith({
      [`${to.slice(1)}.html`]: page('Guide', to),
      [`${from.slice(1)}/index.html`]: createRedirectPageContent({toUrl: `/base${to}`}),
    });

    expect(rewriteRedirects(pages)).toBe(2);

    expect(pages.get(`${from.slice(1)}.html`)).toContain(`<a href="/base${to}">Guide</a>`);
    expect(pages.get(`${from.slice(1)}/index.html`)).toBe(pages.get(`${from.slice(1)}.html`));
  });

  it('fail when there is nothing to rewrite', () => {
    expect(() => rewriteRedirects(pagesWith({}))).toThrow('holds no redirects');
  });
});
