import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compareRecorded, writeRecorded} from './recorded';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  mkdirSync(join(folder, 'recorded'));
  writeFileSync(join(folder, 'recorded/kept.json'), '{}\n');
  writeFileSync(join(folder, 'recorded/stale.json'), '{}\n');
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('recorded files', () => {
  it('are written and cleared by an update, which a comparison then accepts', () => {
    const produced = {
      'recorded/kept.json': '{}\n',
      'recorded/new.txt': 'one\n',
      'schema.graphql': 'type Query\n',
    };
    expect(writeRecorded(folder, produced)).toEqual([
      'recorded/new.txt',
      'schema.graphql',
      'recorded/stale.json',
    ]);
    expect(readdirSync(join(folder, 'recorded'))).toEqual(['kept.json', 'new.txt']);
    expect(readFileSync(join(folder, 'recorded/new.txt'), 'utf8')).toBe('one\n');
    expect(compareRecorded(folder, 'home', produced)).toEqual([]);
    expect(writeRecorded(folder, produced)).toEqual([]);
  });

  it('may be missing where the reason is written down, until all are recorded', () => {
    writeFileSync(join(folder, 'unrecorded.txt'), 'needs a server\n');
    const recorded = {'recorded/kept.json': '{}\n', 'recorded/stale.json': '{}\n'};
    expect(compareRecorded(folder, 'home', {...recorded, 'recorded/new.txt': 'one\n'})).toEqual([]);
    expect(compareRecorded(folder, 'home', recorded)).toEqual([
      expect.stringMatching(/unrecorded\.txt: all its results are recorded; delete it/),
    ]);
    expect(writeRecorded(folder, recorded)).toEqual(['unrecorded.txt']);
  });
});
