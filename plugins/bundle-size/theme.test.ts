// cspell:ignore hideable
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {UNUSED_COMPONENTS, withoutUnusedComponents} from './theme';

const theme = path.dirname(
  createRequire(__filename).resolve('@docusaurus/theme-classic/lib/theme/Tag/index.js'),
);

it.each(UNUSED_COMPONENTS)('%s is left out', (name) => {
  const file = path.join(theme, '..', name, 'styles.module.css');
  expect(existsSync(file)).toBe(true);
  expect(postcss([withoutUnusedComponents()]).process('.a {color: red}', {from: file}).css).toBe('');
});

it('others stay', () => {
  const from = path.join(theme, '../DocSidebar/Desktop/styles.module.css');
  expect(postcss([withoutUnusedComponents()]).process('.a {color: red}', {from}).css).toContain('red');
});

it('no page has tags, the sidebar cannot be hidden and has no HTML, and the footer has no logo', () => {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.mdx'),
  );
  const tagged = pages.filter((name) =>
    /^---\n(?:.+\n)*tags:/.test(readFileSync(path.join('docs', name), 'utf8')),
  );
  expect(tagged).toEqual([]);
  expect(readFileSync('docusaurus.config.ts', 'utf8')).not.toContain('hideable');
  expect(readFileSync('docusaurus.config.ts', 'utf8')).not.toMatch(/const footer = \{[^;]*logo:/);
  expect(readFileSync('sidebars.ts', 'utf8')).not.toContain("'html'");
});
