import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {compareRecorded, writeRecorded} from './recorded';

it('writes and clears recorded files in an update, which a comparison then accepts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(join(folder, 'recorded'));
  for (const file of ['recorded/kept.json', 'recorded/stale.json']) {
    writeFileSync(join(folder, file), '{}\n');
  }
  const produced = {
    'recorded/kept.json': '{}\n',
    'recorded/new.txt': 'one\n',
    'schema.graphql': 'type Query\n',
  };
  expect(writeRecorded(folder, produced)).toEqual([
    'new recorded/new.txt',
    'new schema.graphql',
    'deleted recorded/stale.json',
  ]);
  expect(readdirSync(join(folder, 'recorded'))).toEqual(['kept.json', 'new.txt']);
  expect(readFileSync(join(folder, 'recorded/new.txt'), 'utf8')).toBe('one\n');
  expect(compareRecorded(folder, 'home', produced)).toEqual([]);
  expect(writeRecorded(folder, produced)).toEqual([]);
});
