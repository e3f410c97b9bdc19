import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {expectNone} from '../expect-none';

const root = join(__dirname, '../..');
const page = 'docs/persistence/adapter-reference.mdx';

/** A row of the support matrix as the page writes it. */
interface Row {
  line: number;
  feature: string;
  /** The cells by the name of the ORM. */
  cells: Record<string, string>;
}

/** The rows of every table that compares ORMs. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let orms: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (!line.startsWith('|')) {
      orms = [];
      return;
    }
    const [feature = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (feature === 'Feature' && cells[0] === 'TypeORM') orms = cells;
    else if (orms.length > 0 && !/^-+$/.test(feature)) {
      rows.push({
        line: index + 1,
        feature,
        cells: Object.fromEntries(orms.map((orm, column) => [orm, cells[column] ?? ''])),
      });
    }
  });
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
    const rows = rowsOf(readFileSync(join(root, page), 'utf8'));
    const faults = rows.flatMap(({line, feature, cells}) => {
      const cell = cells[orm];
      const verdict = verdictOf.get(feature);
      // A dash says that the question does not arise, so that nobody asked.
      if (cell === (verdict ?? '–')) return [];
      return verdict === undefined
        ? `${page}:${line}: no probe is called "${feature}"; add one in examples/persistence/services/${folder}, or delete the row`
        : `${page}:${line}: "${feature}" says "${cell}" of ${orm}, the run found "${verdict}"; correct the cell`;
    });
    const shown = new Set(rows.map(({feature}) => feature));
    const missing = [...verdictOf.keys()]
      .filter((feature) => !shown.has(feature))
      .map((feature) => `${page}: the probe "${feature}" has no row in the support matrix; add it`);
    expectNone([...faults, ...missing]);
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
    const rows = rowsOf(readFileSync(join(root, page), 'utf8'));
    const says = (feature: string) => can(rows.find((row) => row.feature === feature)?.cells[orm]);
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
