import {describe, expect, test} from 'vitest';
import {
  auditFaults,
  broughtUpToDate,
  installedNames,
  installedVersion,
  readAuditedNames,
  soughtAs,
} from './audited';
import {expectNone} from '../expect-none';
import {collectWords, type PublicWords} from './library-code';

test('the list holds every public name of the installed packages, and no other', {timeout: 60_000}, () => {
  expectNone(auditFaults(readAuditedNames(), installedNames()));
});

test('names were gone through against a version that is out', () => {
  for (const [packageName, kinds] of Object.entries(readAuditedNames())) {
    const versions = Object.values(kinds).flatMap((names) => Object.values(names));
    for (const version of new Set(versions.filter((each) => each !== null))) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      const newest = [version, installedVersion(packageName)].sort((a, b) =>
        a.localeCompare(b, 'en', {numeric: true}),
      )[1];
      expect(newest).toBe(installedVersion(packageName));
    }
  }
});

describe('a list', () => {
  const installed = {core: {exports: ['Filter', 'Query'], options: ['QueryOptions.withDeleted']}};
  const list = {core: {exports: {Filter: '9.5.0', Paging: '9.5.0'}, options: {}}};

  test('that lacks a name or has one in vain is told what to do', () => {
    const faults = auditFaults(list, installed);
    expect(faults).toEqual([
      expect.stringContaining('"Query" (exports of core) is not on the list: compare'),
      expect.stringContaining('"QueryOptions.withDeleted" (options of core) is not on the list'),
      expect.stringContaining('"Paging" (exports of core) is no longer in the installed package'),
    ]);
    expect(faults[1]).toContain('`npm run concordance -- "withDeleted"`');
  });

  test('is brought up to date without losing what was gone through', () => {
    const updated = broughtUpToDate(list, installed);
    expect(updated).toEqual({
      core: {exports: {Filter: '9.5.0', Query: null}, options: {'QueryOptions.withDeleted': null}},
    });
    expect(auditFaults(updated, installed)).toEqual([]);
  });

  test('has options by their type, which pages write without it', () => {
    expect(soughtAs('options', 'QueryOptions.withDeleted')).toBe('withDeleted');
    expect(soughtAs('errors', 'Unable to find …. Ensure it exists')).toBe(
      'Unable to find …. Ensure it exists',
    );
  });
});

describe('the code of a package', () => {
  function wordsOf(code: string): Record<keyof PublicWords, string[]> {
    const words: PublicWords = {generated: new Set(), errors: new Set()};
    collectWords(code, words);
    return {generated: [...words.generated], errors: [...words.errors]};
  }

  test.each([
    ['`createOne${baseName}`', 'createOne…'],
    ["(0, graphql_1.InputType)('CursorPaging')", 'CursorPaging'],
    ["(0, graphql_1.registerEnumType)(SortNulls, { name: 'SortNulls' })", 'SortNulls'],
    ['tslib_1.__decorate([(0, graphql_1.Field)(() => [E])], C.prototype, "edges", void 0)', 'edges'],
    ['P = tslib_1.__decorate([(0, graphql_1.ObjectType)()], PageInfo)', 'PageInfo'],
    ['EventType["CREATED"] = "created"', 'created…'],
  ])('%s names %s', (code, name) => {
    expect(wordsOf(code)).toEqual({generated: [name], errors: []});
  });

  test.each([
    ["throw new Error('Invalid cursor')", 'Invalid cursor'],

    ['const text = `Unable to find ${name} with id: ${id}`', 'Unable to find … with id: …'],
  ])('%s speaks of an error', (code, text) => {
    expect(wordsOf(code)).toEqual({generated: [], errors: [text]});
  });

  test.each([
    '"use strict"',
    "Field({ description: 'Array of edges' })",

    '`${col} IS NULL`',
    "const name = 'title'",
    'tslib_1.__decorate([ResolverQuery()], R.prototype, "queryMany", null)',
  ])('%s names nothing', (code) => {
    expect(wordsOf(code)).toEqual({generated: [], errors: []});
  });
});
