import {expect, test} from 'vitest';
import {addDependencies, emitBeside, openModule} from './modules';

function open(page: string, compiler: string) {
  const told: string[] = [];
  openModule(page, compiler, {
    dependOn: (file) => told.push(file),
    emit: (name, text) => told.push(`${name}: ${text}`),
  });
  return told;
}

test('a page depends on what it names in both compilers, whichever comes first', () => {
  const client = open('a.mdx', 'client');
  addDependencies('a.mdx', ['a.ts']);
  const server = open('a.mdx', 'server');
  addDependencies('a.mdx', ['b.ts']);
  expect([client, server]).toEqual([
    ['a.ts', 'b.ts'],
    ['a.ts', 'b.ts'],
  ]);
});

test('a page that is compiled again forgets what it named before', () => {
  open('b.mdx', 'client');
  addDependencies('b.mdx', ['a.ts']);
  expect(open('b.mdx', 'client')).toEqual([]);
});

test('what a page writes comes from the compiler for the browser', () => {
  const [client, server] = [open('c.mdx', 'client'), open('c.mdx', 'server')];
  emitBeside('c.mdx', 'c.md', '# C');
  expect([client, server]).toEqual([['c.md: # C'], []]);
});
