import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {compareTypes, countMembers, readDeclared} from './compare';

const options: ts.CompilerOptions = {
  strict: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const real = `
  interface Builder<Entity> { build(filter: Partial<Entity>): string; other(): void }
  export declare class Service<Entity extends object> {
    static of(name: string, again?: boolean): void;
    readonly builder: Builder<Entity>;
    constructor(model: Entity, builder?: Builder<Entity>);
    find(id: string): Promise<Entity>;
    remove(id: string): Promise<number>;
  }
  export interface Options { name?: string; size: number }
  export declare function register(options: Options): void;
`;
let folder: string;

/** Our own declarations, with a part replaced. */
function faults(part = '', other = ''): string[] {
  const ours = `
    declare module 'adapter' {
      interface Builder<Entity> { build(filter: Partial<Entity>): string }
      export class Service<Entity extends object> {
        static of(name: string, again?: boolean): void;
        readonly builder: Builder<Entity>;
        constructor(model: Entity, builder?: Builder<Entity>);
        find(id: string): Promise<Entity>;
      }
      export interface Options { name?: string }
      export function register(options: { size: number }): void;
    }`;
  expect(ours).toContain(part);
  const file = join(folder, 'ours.d.ts');
  writeFileSync(file, ours.replace(part, other));
  return compareTypes(readDeclared(file), join(folder, 'real/index'), options);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
  mkdirSync(join(folder, 'real'));
  writeFileSync(join(folder, 'real/index.d.ts'), real);
});
afterAll(() => rmSync(folder, {recursive: true}));

it('accepts declarations that leave members out', () => {
  expect(faults()).toEqual([]);
  expect(countMembers(readDeclared(join(folder, 'ours.d.ts')))).toBe(9);
});

it.each([
  ['another result', 'Promise<Entity>', 'Promise<Entity | undefined>', 'Service.find'],
  ['a wider parameter', 'find(id: string)', 'find(id: string | number)', 'Service.find'],
  ['a parameter too much', 'find(id: string)', 'find(id: string, again?: true)', 'Service.find'],
  ['a parameter too few', ', again?: boolean', '', 'Service.of'],
  ['a constructor', 'constructor(model: Entity', 'constructor(model: object', 'new Service'],
  ['a member that is not there', 'find(id', 'seek(id', 'Service.seek'],
  [
    'a member of an excerpt',
    'build(filter: Partial<Entity>)',
    'build(filter: Entity)',
    'Service.builder.build',
  ],
  ['a property', 'name?: string', 'name: string', 'Options.name'],
  ['a function', '{ size: number }', '{ size: string }', 'register'],
  ['a name that is not exported', 'class Service', 'class Services', 'Services'],
])('names %s', (_what, part, other, member) => {
  expect(faults(part, other).map((fault) => fault.split(':')[0])).toContain(member);
});
