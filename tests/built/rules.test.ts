import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {htmlFile, type HtmlFile, readHtmlFiles} from './files';
import {type BuiltSite, linkFault, pageLinkFaults} from './links';
import {markdownFaults} from './markdown-pages';
import {imageFaults, openerFaults, policyFaults} from './page';

const page = (html: string): HtmlFile => htmlFile('docs/a.html', html, '/base/');

describe('a link', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  let site: BuiltSite;

  beforeAll(() => {
    mkdirSync(path.join(folder, 'docs/a'), {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), '<p id=top-of-it>');
    writeFileSync(path.join(folder, 'docs/a.html'), '<h2 id="a">');
    writeFileSync(
      path.join(folder, 'docs/a/index.html'),
      '<meta http-equiv="refresh" content="0; url=/base/docs/a">',
    );
    writeFileSync(path.join(folder, 'logo.svg'), '<svg/>');
    site = {folder, origin: 'https://example.org', base: '/base/', pages: readHtmlFiles(folder, '/base/')};
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it.each([
    'a',
    '/base/docs/a#a',
    '#a',
    '/base/',
    '../logo.svg',
    '/base/docs/a?b=c#top',
    'https://example.com/x',
    '/x',
  ])('leads somewhere as %s', (address) => {
    expect(linkFault(site, address, '/base/docs/a')).toBeUndefined();
  });

  it.each([
    ['/base/docs/b', 'leads to no built file'],
    ['https://example.org/base/docs', 'leads to no built file'],
    ['/base/docs/a#b', 'give the section the id "b"'],
    ['/base/docs/a/', 'leads to a redirect'],
    ['https://', 'is no address'],
  ])('as %s has a fault', (address, fault) => {
    expect(linkFault(site, address, '/base/docs/a')).toContain(fault);
  });

  it('is checked in Markdown, beside what is left of MDX', () => {
    writeFileSync(path.join(folder, 'docs/a.md'), '');
    const text =
      '# A\n\n[a](a.md#a) [b](b.md) [c](a.md#c)\n\n:::note\n\n<Hero>\n\n```ts file=a.ts\n```\n\n`<T>` {/* d */}\n';
    expect(markdownFaults(site, 'docs/a.md', text)).toEqual([
      'docs/a.md:3: b.md leads to no built file; correct it, or write what it names',
      'docs/a.md:3: a.md#c leads to no heading of docs/a.html; correct it, or give the section the id "c"',
      'docs/a.md:5: ":::note" is MDX; mend plugins/markdown-pages',
      'docs/a.md:7: "<Hero>" is no Markdown; mend plugins/markdown-pages',
      'docs/a.md:9: the sample "file=a.ts" is not filled in; mend plugins/markdown-pages',
      'docs/a.md:12: " {/* d */}" is MDX; mend plugins/markdown-pages',
    ]);
  });

  it('is found wherever a page names an address', () => {
    const html =
      '<meta http-equiv=refresh content="0; url=/base/1"><meta property=og:image content=https://example.org/base/2>' +
      '<link href=/base/3><script src=/base/4></script><img srcset="/base/5 1x, /base/6 2x"><a href=/base/7>x</a>';
    expect(pageLinkFaults(site, page(html))).toEqual(
      ['/base/1', 'https://example.org/base/2', '/base/3', '/base/4', '/base/5', '/base/6', '/base/7'].map(
        (address) => expect.stringContaining(`docs/a.html: ${address} leads`) as string,
      ),
    );
  });
});

describe('a page', () => {
  it('has the fault of each image without size or text', () => {
    expect(imageFaults(page('<img src=a alt="" width=1 height=1>'))).toEqual([]);
    expect(imageFaults(page('<img src=a width=1>'))).toEqual([
      'docs/a.html: the image a has no alt; write it',
      'docs/a.html: the image a has no height; write it',
    ]);
  });

  it('has the fault of each link that gives another site a hold on it', () => {
    expect(
      openerFaults(page('<a href=/x>x</a><a href=https://example.com rel="noopener noreferrer">x</a>')),
    ).toEqual([]);
    expect(openerFaults(page('<a href=https://example.com rel=noreferrer>x</a>'))).toHaveLength(1);
  });

  it('has a fault when its policies do not stand first, or allow what is inline', () => {
    const policy = (content: string) =>
      `<meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="${content}"><meta name=referrer content=x>`;
    expect(policyFaults(page(policy('x')))).toEqual([]);
    expect(policyFaults(page(policy("'unsafe-inline'")))).toHaveLength(1);
    expect(policyFaults(page(`<meta name=generator>${policy('x')}`))).toHaveLength(1);
    expect(policyFaults(page(''))).toHaveLength(1);
  });
});
