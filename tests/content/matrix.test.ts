import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const root = join(__dirname, '../..');
const page = 'docs/persistence/services.mdx';

/** A row of the support matrix as the page writes it. */
interface Row {
  line: number;
  feature: string;
  typeOrm: string;
}

/** The rows of every table whose second column is TypeORM. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let inMatrix = false;
  text.split('\n').forEach((line, index) => {
    if (!line.startsWith('|')) {
      inMatrix = false;
      return;
    }
    const [, feature = '', typeOrm = ''] = line.split('|').map((cell) => cell.trim());
    if (feature === 'Feature' && typeOrm === 'TypeORM') inMatrix = true;
    else if (inMatrix && !/^-+$/.test(feature)) rows.push({line: index + 1, feature, typeOrm});
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
function executedCells(): Map<string, string> {
  const onPostgres = verdicts('matrix-postgres');
  return new Map(
    [...verdicts('matrix')].map(([feature, onSqlite]) => {
      const other = onPostgres.get(feature);
      return [feature, other === onSqlite ? onSqlite : `${onSqlite} on SQLite, ${other} on PostgreSQL`];
    }),
  );
}

test('the TypeORM column of the support matrix says what the runs found out', () => {
  const cells = executedCells();
  const rows = rowsOf(readFileSync(join(root, page), 'utf8'));
  const faults = rows
    .filter(({feature, typeOrm}) => cells.get(feature) !== typeOrm)
    .map(({line, feature, typeOrm}) => {
      const cell = cells.get(feature);
      return cell === undefined
        ? `${page}:${line}: no probe is called "${feature}"; add one in examples/persistence/services/matrix, or delete the row`
        : `${page}:${line}: "${feature}" says "${typeOrm}", the run found "${cell}"; correct the cell`;
    });
  const shown = new Set(rows.map(({feature}) => feature));
  const missing = [...cells.keys()]
    .filter((feature) => !shown.has(feature))
    .map((feature) => `${page}: the probe "${feature}" has no row in the support matrix; add it`);
  expect([...faults, ...missing]).toEqual([]);
});
