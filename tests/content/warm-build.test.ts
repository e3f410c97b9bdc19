import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

const DOCUSAURUS = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

// As deep below the root as the fixture is: its configuration imports the plugins by a relative path.
const parent = resolve('test-results', 'content');
mkdirSync(parent, {recursive: true});
const site = mkdtempSync(join(parent, 'warm-'));

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'fixture-site'), site, {recursive: true});
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

/** Builds from the folder of the copy, where the bundler then keeps its cache, and returns the page's HTML. */
function build(): string {
  execFileSync(process.execPath, [DOCUSAURUS, 'build'], {cwd: site, stdio: 'pipe'});
  return readFileSync(join(site, 'build', 'index.html'), 'utf8');
}

function edit(file: string): void {
  const path = join(site, 'examples', 'home', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace('first', 'second'));
}

test('a warm build shows what was edited in the examples since the cold one', {timeout: 120_000}, () => {
  const cold = build();
  expect(['first title', 'first answer', 'first schema'].filter((text) => !cold.includes(text))).toEqual([]);
  ['ticket.ts', 'recorded/open.json', 'schema.graphql'].forEach(edit);
  const warm = build();
  expect(['second title', 'second answer', 'second schema'].filter((text) => !warm.includes(text))).toEqual(
    [],
  );
});
