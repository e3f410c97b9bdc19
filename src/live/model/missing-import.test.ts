import {expect, test} from 'vitest';
import type {Fault} from '../sandbox/faults';
import {withImport, withMissingImport} from './missing-import';

const names = () =>
  Promise.resolve({'@nestjs/graphql': ['Field'], '@ptc-org/nestjs-query-graphql': ['FilterableField']});
const files = {
  'step/ticket.dto.ts': '',
  'step/project.dto.ts': 'export class ProjectDTO {}',
  'other/label.dto.ts': 'export class LabelDTO {}',
};

const faultOf = (name: string): Fault => ({
  kind: 'program',
  message: `ReferenceError: ${name} is not defined`,
  places: [{file: 'step/ticket.dto.ts', words: ''}],
  full: '',
});

test.each([
  ['FilterableField', '@ptc-org/nestjs-query-graphql'],
  ['ProjectDTO', './project.dto'],
])('tells where %s comes from', async (name, source) => {
  const {meaning, fix} = await withMissingImport(faultOf(name), files, names);
  expect(meaning).toBe(`${name} is not imported in ticket.dto.ts. It comes from '${source}'.`);
  expect(fix).toEqual({file: 'step/ticket.dto.ts', name, source});
});

test('tells nothing more of a name that nobody has, or where the names did not come', async () => {
  for (const name of ['Nobody', 'LabelDTO']) {
    expect(await withMissingImport(faultOf(name), files, names)).toEqual(faultOf(name));
  }
  const lost = () => Promise.reject(new Error('offline'));
  expect(await withMissingImport(faultOf('Field'), files, lost)).toEqual(faultOf('Field'));
});

test.each([
  [
    "import { IDField } from 'graph';\nimport { Int } from 'x';\n\nclass A {}\n",
    "import { IDField, Field } from 'graph';\nimport { Int } from 'x';\n\nclass A {}\n",
  ],
  [
    "import {\n  IDField,\n} from 'graph';\n\nclass A {}\n",
    "import {\n  IDField,\n  Field,\n} from 'graph';\n\nclass A {}\n",
  ],
  [
    "import { Int } from 'x';\n\nclass A {}\n",
    "import { Int } from 'x';\nimport { Field } from 'graph';\n\nclass A {}\n",
  ],
  ['class A {}\n', "import { Field } from 'graph';\n\nclass A {}\n"],
])('imports a name into %j', (before, after) => {
  expect(withImport(before, {name: 'Field', source: 'graph'})).toBe(after);
});
