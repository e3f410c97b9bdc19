import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {expectNone} from '../expect-none';
import {filesBelow} from '../../plugins/samples/example-files';
import {type ScenarioOutcome, readRecords} from '../../plugins/scenarios/records';

const root = join(__dirname, '../..');
const page = 'docs/persistence/adapter-reference.mdx';
const {scenarios, outcomes} = readRecords(filesBelow(join(root, 'examples')));

test('the adapter reference shows every scenario', () => {
  const text = readFileSync(join(root, page), 'utf8');
  const groups = [...new Set(scenarios.map(({group}) => group))];
  const missing = groups.filter((group) => !text.includes(`<Scenarios group="${group}" />`));
  expectNone(missing.map((group) => `${page}: add <Scenarios group="${group}" />`));
});

/** What became of a scenario on the first database of an ORM. */
function outcomeOf(orm: string, scenario: string): ScenarioOutcome {
  const outcome = [...(outcomes.get(orm)?.values() ?? [])][0]?.get(scenario);
  if (!outcome) throw new Error(`${orm} was not asked "${scenario}"`);
  return outcome;
}

/** The cells of an ORM's row in a table of a page, without its links and marks. */
function rowOf(orm: string, file: string): string[] {
  const [, cells = ''] = new RegExp(`^\\| \\[${orm}\\]\\([^)]+\\) \\| (.+) \\|$`, 'm').exec(
    readFileSync(join(root, file), 'utf8'),
  ) ?? [''];
  return cells.split(' | ').map((cell) => cell.replaceAll('*', ''));
}

test.each([...outcomes.keys()])('the row of %s on the home page says what the adapter did', (orm) => {
  const can = (scenario: string) => !outcomeOf(orm, scenario).isError;
  const writes = can('create');
  const reach = can('two-deep') ? 'yes, also nested' : 'one level deep';
  const keepsDeleted = outcomeOf(orm, 'soft-stored').text === '8';
  const [versions] = rowOf(orm, 'docs/introduction/install.mdx');
  expect(rowOf(orm, 'src/pages/index.mdx')).toEqual([
    writes ? 'yes' : 'reads only',
    can('to-one') ? reach : 'no',
    can('aggregate-count') ? 'yes' : 'no',
    writes && keepsDeleted ? 'yes' : 'no',
    versions,
  ]);
});
