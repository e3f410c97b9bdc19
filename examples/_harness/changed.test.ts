import {join} from 'node:path';
import {expect, it} from 'vitest';
import {programsWith} from './changed';
import {discoverPrograms} from './discover';
import {examplesRoot} from './paths';

const {programs} = discoverPrograms(examplesRoot);
const affectedBy = (file: string): string[] =>
  programsWith([join(examplesRoot, file)], programs).map(({name}) => name);

it('finds the programs that a file is part of, and those that import it', () => {
  const affected = affectedBy('graphql/authorization/owner/project.dto.ts');
  expect(affected).toEqual(
    expect.arrayContaining(['graphql/authorization/owner', 'graphql/authorization/guard']),
  );
  expect(affected.length).toBeLessThan(programs.length / 4);
  expect(affectedBy('graphql/relations/first/operations/deleted.graphql')).toEqual([
    'graphql/relations/first',
  ]);
  expect(affectedBy('_harness/boot.ts')).toEqual([]);
});
