import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {leanPage} from './lean-page';
import {leanRegistry} from './lean-registry';

describe('the lean variant of a page', () => {
  const block = (html: string) => `_jsx(CodeBlock, {\n  language: "ts",\n  html: ${JSON.stringify(html)}\n})`;

  it('takes its static HTML from the page, in order', () => {
    const lean = leanPage([block('<i class=k>let</i>'), block('a "quoted" \\ text')].join(';\n'));
    expect(lean).toContain('language: "ts",\n  html: servedHtml(0)\n');
    expect(lean).toContain('html: servedHtml(1)\n');
    expect(lean).not.toMatch(/let|quoted/);
    expect(lean).toMatch(/^import \{servedHtml\} from/);
  });

  it('leaves text alone that only speaks of HTML', () => {
    const text = `_jsx("p", {children: ${JSON.stringify('html: "no attribute"')}})`;
    expect(leanPage(text)).toBe(text);
  });
});

describe('the registry with lean variants', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'lean-'));
  afterAll(() => {
    rmSync(site, {recursive: true});
  });
  const entry = (module: string) =>
    `  "0a": [() => import(/* webpackChunkName: "0a" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  const write = (name: string, blocks: number) => {
    writeFileSync(path.join(site, name), '```ts file=a.ts\n```\n\n'.repeat(blocks));
    return `@site/${name}`;
  };

  it('has one for each page of much code', () => {
    const [much, little] = [write('much.mdx', 12), write('little.mdx', 11)];
    const others = [entry(little), entry('@theme/DocItem')].join('\n');
    expect(leanRegistry(`${entry(much)}\n${others}`, site)).toBe(
      `import {isAsServed} from '@site/src/client/served';\n` +
        `  "0a": [() => isAsServed() ? import("${much}?lean") : import(/* webpackChunkName: "0a" */ "${much}"), "${much}", require.resolveWeak("${much}")],\n` +
        others,
    );
  });

  it('stops the build where Docusaurus writes it in another way', () => {
    expect(() => leanRegistry('export default {};', site)).toThrow('finds no import of a page');
  });
});
