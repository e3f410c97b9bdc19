import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {answer, serveSite, type SiteServer} from './server';

const BASE = '/site/';
const root = mkdtempSync(path.join(tmpdir(), 'server-'));
const file = (name: string) => path.join(root, name);

beforeAll(() => {
  for (const folder of ['page', 'folder', 'bare']) {
    mkdirSync(file(folder));
  }
  for (const name of [
    'index.html',
    '404.html',
    'page.html',
    'page/index.html',
    'folder/index.html',
    'app.js',
  ]) {
    writeFileSync(file(name), name);
  }
  writeFileSync(`${root}-secret.html`, 'secret');
});
afterAll(() => {
  rmSync(root, {recursive: true});
  rmSync(`${root}-secret.html`);
});

describe('the rules of GitHub Pages', () => {
  it.each([
    ['/site/', 'index.html'],
    ['/site/page', 'page.html'],
    ['/site/page.html', 'page.html'],
    ['/site/page/', 'page/index.html'],
    ['/site/folder/', 'folder/index.html'],
    ['/site/app.js?v=1', 'app.js'],
    ['/site/p%61ge', 'page.html'],
  ])('%s is %s', (url, name) => {
    expect(answer(root, BASE, url)).toEqual({status: 200, file: file(name)});
  });

  it('leads from a bare folder, and from the base without its slash, to the slash, and keeps the query', () => {
    expect(answer(root, BASE, '/site/folder?q=1')).toEqual({status: 301, location: '/site/folder/?q=1'});
    expect(answer(root, BASE, '/site?q=1')).toEqual({status: 301, location: '/site/?q=1'});
  });

  it.each(['/site/none', '/site/none/', '/site/bare/', '/site/page.html/', '/site/%', '/site/..%2f404.html'])(
    '%s is the not-found page',
    (url) => {
      expect(answer(root, BASE, url)).toEqual({status: 404, file: file('404.html')});
    },
  );

  it('serves nothing outside the base, and nothing outside the folder', () => {
    expect(answer(root, BASE, '/other')).toEqual({status: 404});
    const sibling = `/site/..%2f${path.basename(root)}-secret`;
    expect(answer(root, BASE, sibling)).toEqual({status: 404, file: file('404.html')});
  });
});

describe('the server', () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await serveSite(root, BASE);
  });
  afterAll(() => server.close());

  it('compresses text and says what it is', async () => {
    const response = await fetch(`${server.origin}/site/app.js`);
    expect(response.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('app.js');
  });

  it('answers 404 with the not-found page', async () => {
    const response = await fetch(`${server.origin}/site/none`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('404.html');
  });

  it('redirects by 301', async () => {
    const response = await fetch(`${server.origin}/site/folder`, {redirect: 'manual'});
    expect([response.status, response.headers.get('location')]).toEqual([301, '/site/folder/']);
  });
});
