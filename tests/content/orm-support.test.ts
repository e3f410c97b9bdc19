import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {expectNone} from '../expect-none';

const root = join(__dirname, '../..');
const page = 'docs/persistence/adapter-reference.mdx';

/** Every table that compares ORMs: the cells of a feature by the name of the ORM. */
function matrix(): Map<string, Record<string, string>> {
  const rows = new Map<string, Record<string, string>>();
  let orms: string[] = [];
  for (const line of readFileSync(join(root, page), 'utf8').split('\n')) {
    const [feature = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const isHead = feature === 'Feature' && cells[0] === 'TypeORM';
    if (isHead || !line.startsWith('|')) orms = isHead ? cells : [];
    else if (orms.length > 0 && !/^-+$/.test(feature)) {
      rows.set(feature, Object.fromEntries(orms.map((orm, column) => [orm, cells[column] ?? ''])));
    }
  }
  return rows;
}

/** What a run of `examples/persistence/services` found out, by feature. */
function verdicts(program: string): Map<string, string> {
  const file = join(root, 'examples/persistence/services', program, 'recorded/matrix.txt');
  return new Map(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const colon = line.lastIndexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
  );
}

/** The TypeORM cells as the runs have them: one verdict, or one for each database. */
function typeOrmCells(): Map<string, string> {
  const onPostgres = verdicts('matrix-postgres');
  return new Map(
    [...verdicts('matrix')].map(([feature, onSqlite]) => {
      const other = onPostgres.get(feature);
      return [feature, other === onSqlite ? onSqlite : `${onSqlite} on SQLite, ${other} on PostgreSQL`];
    }),
  );
}

test('MariaDB differs from SQLite in one row, as the page says', () => {
  const onSqlite = verdicts('matrix');
  const others = [...verdicts('matrix-mariadb')].filter(
    ([feature, found]) => onSqlite.get(feature) !== found,
  );
  expect(others).toEqual([['`nulls` when sorting', 'no']]);
});

const columns: [orm: string, folder: string, cells: () => Map<string, string>][] = [
  ['TypeORM', 'matrix', typeOrmCells],
  ['Sequelize', 'matrix-sequelize', () => verdicts('matrix-sequelize')],
  ['MikroORM', 'matrix-mikro-orm', () => verdicts('matrix-mikro-orm')],
];

test.each(columns)(
  'the %s column of the support matrix says what the runs found out',
  (orm, folder, read) => {
    const verdictOf = read();
    const rows = matrix();
    const faults = [...new Set([...rows.keys(), ...verdictOf.keys()])].flatMap((feature) => {
      const cell = rows.get(feature)?.[orm];
      // A dash says that the question does not arise, so that nobody asked.
      const verdict = verdictOf.get(feature) ?? '–';
      if (cell === verdict) return [];
      return `${page}: "${feature}" says "${cell ?? 'nothing'}" of ${orm}, examples/persistence/services/${folder} found "${verdict}"; correct the cell`;
    });
    expectNone(faults);
  },
);

/** What the card of an ORM says. */
function cardOf(orm: string): string[] {
  const home = readFileSync(join(root, 'src/pages/index.mdx'), 'utf8');
  const [, items = ''] = new RegExp(`- \\[${orm}\\]\\([^)]+\\)\\n((?:  - .+\\n)+)`).exec(home) ?? [];
  return items
    .trim()
    .split('\n')
    .map((item) => item.replace(/^\s*- |\*/g, ''));
}

const can = (cell = '') => !/^(?:no|–)/.test(cell);

test.each(['TypeORM', 'Sequelize', 'Mongoose', 'Typegoose', 'MikroORM'])(
  'the card of %s on the home page says what the support matrix says',
  (orm) => {
    const rows = matrix();
    const says = (feature: string) => can(rows.get(feature)?.[orm]);
    const writes = says('create, update, delete');
    const filters = says('filter on a to-one relation');
    const reach = says('filter two relations deep') ? 'also nested' : 'one level deep';
    expect(cardOf(orm)).toEqual(
      [
        writes ? 'Reads and writes' : 'Reads only',
        filters ? `Filters by relations, ${reach}` : 'No filters by relations',
        says('aggregate') ? 'Aggregates' : 'No aggregates',
        writes && (says('soft delete') ? 'Soft deletes' : 'No soft deletes'),
      ].filter(Boolean),
    );
  },
);
