import { DataSource } from 'typeorm';

export async function listTables(main: DataSource, audit: DataSource) {
  // #region tables
  const query =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
  console.log('default', await main.query(query));
  console.log('audit  ', await audit.query(query));
  // #endregion
}
