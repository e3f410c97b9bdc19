import type { Row, Store, Tables } from '../stack';

type Query = (statement: string) => Promise<Row[]>;

/**
 * The rows of a database that is asked in SQL.
 * @param made when the tables are there
 */
export function sqlStore(
  query: Query,
  dialect: 'sqlite' | 'postgres',
  made?: Promise<unknown>,
): Store {
  return {
    fill: async (tables) => {
      await made;
      await fill(query, tables, dialect);
    },
    read: async (names) => {
      const tables: Tables = {};
      for (const name of names)
        tables[name] = await query(`SELECT * FROM "${name}"`);
      return tables;
    },
  };
}

async function fill(
  query: Query,
  tables: Tables,
  dialect: 'sqlite' | 'postgres',
): Promise<void> {
  const names = Object.keys(tables);
  for (const name of [...names].reverse()) await query(`DELETE FROM "${name}"`);
  for (const name of names) {
    const rows = tables[name] ?? [];
    const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`);
    const values = rows.map((row) => `(${Object.values(row).map(sql).join()})`);
    await query(
      `INSERT INTO "${name}" (${columns.join()}) VALUES ${values.join()}`,
    );
  }
  if (dialect === 'sqlite') await query('UPDATE sqlite_sequence SET seq = 99');
  else
    for (const name of names.filter((table) => !table.includes('_')))
      await query(`SELECT setval('${name}_id_seq', 99)`);
}

function sql(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
