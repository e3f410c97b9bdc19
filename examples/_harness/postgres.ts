import {createServer} from 'node:net';
import {PGlite} from '@electric-sql/pglite';
import {PGLiteSocketServer} from '@electric-sql/pglite-socket';

const host = '127.0.0.1';

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

/** The socket server cannot tell which port it took, so that 0 is of no use to it. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
