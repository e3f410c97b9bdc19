import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {readHtmlFiles} from './files';
import {type BuiltSite, linkFault} from './links';
import {markdownFaults} from './markdown-pages';

/** A built site of three files below `/base/`. */
function builtSite(): BuiltSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  mkdirSync(path.join(folder, 'docs/a'), {recursive: true});
  writeFileSync(path.join(folder, 'docs/a.html'), '<h2 id="a">');
  writeFileSync(path.join(folder, 'docs/a.md'), '# A {#a}\n');
  writeFileSync(
    path.join(folder, 'docs/a/index.html'),
    '<meta http-equiv="refresh" content="0; url=/base/docs/a">',
  );
  return {folder, origin: 'https://example.org', base: '/base/', pages: readHtmlFiles(folder, '/base/')};
}

it.each([
  ['/base/docs/b', 'leads to no built file'],
  ['https://example.org/base/docs', 'leads to no built file'],
  ['/base/docs/a#b', 'give the section the id "b"'],
  ['/base/docs/a/', 'leads to a redirect'],
  ['https://', 'is no address'],
])('the link %s has a fault', (address, fault) => {
  expect(linkFault(builtSite(), address, '/base/docs/a')).toContain(fault);
});

it('Markdown has a fault for each link that leads nowhere, and for what is left of MDX', () => {
  const text =
    '# A\n\n[a](a.md#a) [b](b.md) [c](a.md#c)\n\n:::note\n\n<Hero>\n\n```ts file=a.ts\n```\n\n`<T>` {/* d */}\n';
  expect(markdownFaults(builtSite(), 'docs/a.md', text)).toEqual([
    'docs/a.md:3: b.md leads to no built file; correct it, or write what it names',
    'docs/a.md:3: a.md#c leads to no heading of docs/a.md; correct it, or give the section the id "c"',
    'docs/a.md:5: ":::note" is MDX; mend plugins/markdown-pages',
    'docs/a.md:7: "<Hero>" is no Markdown; mend plugins/markdown-pages',
    'docs/a.md:9: the sample "file=a.ts" is not filled in; mend plugins/markdown-pages',
    'docs/a.md:12: " {/* d */}" is MDX; mend plugins/markdown-pages',
  ]);
});
