import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {linkPageStyles} from './page-styles';

it('a page with a style sheet of its own links it', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
  mkdirSync(path.join(outDir, 'docs'));
  const pages = ['index.html', 'docs/a-b.html', 'docs/c.html'];
  for (const page of pages) writeFileSync(path.join(outDir, page), '<head></head>');
  for (const name of ['one.1a.css', 'two.2b.css', 'styles.3c.css']) {
    writeFileSync(path.join(outDir, 'assets/css', name), '');
  }
  const routes = {
    '/base/-21e': {__comp: 'page', content: 'one'},
    '/base/docs/a-b-4af': {__comp: 'two'},
    '/base/docs/c-0d1': {__comp: 'page', content: 'three'},
    '/base/docs-1f2': {__comp: 'one'},
  };
  writeFileSync(path.join(outDir, 'routesChunkNames.json'), JSON.stringify(routes));
  linkPageStyles({outDir, baseUrl: '/base/', generatedFilesDir: outDir});
  expect(pages.map((page) => readFileSync(path.join(outDir, page), 'utf8'))).toEqual([
    '<head><link rel="stylesheet" href="/base/assets/css/one.1a.css"></head>',
    '<head><link rel="stylesheet" href="/base/assets/css/two.2b.css"></head>',
    '<head></head>',
  ]);
  rmSync(outDir, {recursive: true});
});
