/** What empties the tables of a database, and lets its ids start anew; making them anew takes ten times as long. */
export function statementsToEmpty(type: string, tables: string[]): string[] {
  const quoted = tables.map((table) => `"${table}"`);
  switch (type) {
    case 'postgres':
      return [`TRUNCATE ${quoted} RESTART IDENTITY CASCADE`];
    case 'mariadb':
    case 'mysql':
      return [
        'SET FOREIGN_KEY_CHECKS = 0',
        ...tables.map((table) => `TRUNCATE \`${table}\``),
        'SET FOREIGN_KEY_CHECKS = 1',
      ];
    default:
      return [
        'PRAGMA foreign_keys = OFF',
        ...quoted.map((table) => `DELETE FROM ${table}`),
        'DELETE FROM sqlite_sequence',
        'PRAGMA foreign_keys = ON',
      ];
  }
}
