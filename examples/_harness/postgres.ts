import {PGlite} from '@electric-sql/pglite';
import {PGLiteSocketServer} from '@electric-sql/pglite-socket';
import {freePort, host} from './free-port';

/**
 * Starts an empty PostgreSQL inside this process and names it in `DATABASE_URL`, where an app reads it. Programs call
 * it before they import their modules, and open one connection (`poolSize: 1`): the server mixes up the messages of several.
 * @returns the address, for programs that start two
 */
export async function startPostgres(): Promise<string> {
  const db = await PGlite.create();
  const port = await freePort();
  await new PGLiteSocketServer({db, host, port}).start();
  const url = `postgres://postgres@${host}:${port}/postgres`;
  process.env.DATABASE_URL = url;
  return url;
}
