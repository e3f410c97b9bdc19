import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {importedFiles} from '../../lib/imports';
import {ROOT} from '../browser/sites';

const FOLDERS = ['lib', 'facts', 'plugins', 'src', 'scripts', 'tests', 'examples/_harness'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(ROOT, folder, name)),
);

const circles: string[] = [];
const done = new Set<string>();

function walk(file: string, way: string[]): void {
  if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
  if (done.has(file) || way.includes(file)) return;
  for (const next of importedFiles(file)) walk(next, [...way, file]);
  done.add(file);
}

test('no files import each other in a circle', () => {
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});
