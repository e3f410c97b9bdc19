import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {discoverPrograms} from './discover';

let root: string;

function write(path: string, content = ''): void {
  const file = join(root, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
}

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'discover-'))));
afterEach(() => rmSync(root, {recursive: true}));

describe('discovery', () => {
  it('finds programs and folders that are only type-checked, and passes over the harness', () => {
    write('paging/offset/program.ts');
    write('paging/offset/entities/ticket.ts');
    write('mongoose/unexecuted.txt', 'needs a MongoDB server');
    write('_harness/fixtures/one/program.ts');
    write('.compiled/paging/offset/program.ts');
    write('_types/adapter.d.ts');
    const {programs, problems} = discoverPrograms(root);
    expect(programs.map(({name, executed}) => [name, executed])).toEqual([
      ['mongoose', false],
      ['paging/offset', true],
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['a file outside every program', ['paging/ticket.ts'], 'paging/ticket.ts: belongs to no program'],
    ['a program inside a program', ['a/program.ts', 'a/b/program.ts'], 'a program inside the program'],
    ['both kinds in one folder', ['a/program.ts', 'a/unexecuted.txt'], 'has a program.ts too'],
    ['an empty reason', ['a/unexecuted.txt'], 'unexecuted.txt: empty; write the reason'],
    ['another empty reason', ['a/program.ts', 'a/unrecorded.txt'], 'unrecorded.txt: empty; write the reason'],
  ])('reports %s', (_case, files, problem) => {
    for (const file of files) write(file);
    expect(discoverPrograms(root).problems).toEqual([expect.stringContaining(problem)]);
  });
});
