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

/** What the card of an ORM says. */
function cardOf(orm: string): string[] {
  const home = readFileSync(join(root, 'src/pages/index.mdx'), 'utf8');
  const [, items = ''] = new RegExp(`- \\[${orm}\\]\\([^)]+\\)\\n((?:  - .+\\n)+)`).exec(home) ?? [];
  return items
    .trim()
    .split('\n')
    .map((item) => item.replace(/^\s*- |\*/g, ''));
}

test.each([...outcomes.keys()])('the card of %s on the home page says what the adapter did', (orm) => {
  const can = (scenario: string) => !outcomeOf(orm, scenario).isError;
  const writes = can('create');
  const reach = can('two-deep') ? 'also nested' : 'one level deep';
  const keepsDeleted = outcomeOf(orm, 'soft-stored').text === '8';
  expect(cardOf(orm)).toEqual(
    [
      writes ? 'Reads and writes' : 'Reads only',
      can('to-one') ? `Filters by relations, ${reach}` : 'No filters by relations',
      can('aggregate-count') ? 'Aggregates' : 'No aggregates',
      writes && (keepsDeleted ? 'Soft deletes' : 'No soft deletes'),
    ].filter(Boolean),
  );
});
