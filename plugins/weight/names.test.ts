import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {shortenNames} from './names';

const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const entry = (name: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/faq.mdx")],`;
const names = ['48d6ba4a', 'a1a89fcb', 'a1a8ffff', '17896441'];
const registry = `export default {\n${names.map(entry).join('\n')}};\n`;
writeFileSync(path.join(folder, 'registry.js'), registry);

describe('the names of chunks', () => {
  const shorten = shortenNames(folder);

  it('keep the digits that tell them apart', () => {
    expect(shorten(registry)).toBe(
      `export default {\n${['48d', 'a1a89', 'a1a8f', '178'].map(entry).join('\n')}};\n`,
    );
  });

  it('are the same wherever they stand', () => {
    expect(shorten('{"/docs/faq-1a3":{"__comp":"17896441","content":"a1a89fcb"}}')).toBe(
      '{"/docs/faq-1a3":{"__comp":"178","content":"a1a89"}}',
    );
  });

  it('stop the build where they are written in another way', () => {
    expect(() => shorten('{"__comp":"component-1"}')).toThrow('names no chunk as it did');
  });
});
