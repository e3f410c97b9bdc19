import {createConnection} from 'mysql2/promise';

/**
 * Takes a database of its own for a program, on the server of `MARIADB_URI`, empties it, and names it in `DATABASE_URL`,
 * where an app reads it.
 * @param name no other program may have it: two run at once
 * @returns the address
 */
export async function startMariaDb(name: string): Promise<string> {
  const address = new URL(process.env.MARIADB_URI ?? '');
  const connection = await createConnection(address.href);
  await connection.query(`DROP DATABASE IF EXISTS \`docs-${name}\``);
  await connection.query(`CREATE DATABASE \`docs-${name}\``);
  await connection.end();
  address.pathname = `docs-${name}`;
  process.env.DATABASE_URL = address.href;
  return address.href;
}
