import {createServer} from 'node:net';

/** Where the databases of programs listen. */
export const host = '127.0.0.1';

/** A port that nobody listens to, for servers that cannot tell which one they took. */
export function freePort(): Promise<number> {
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
