import {spawn} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {findExecutable} from './find-executable';
import {freePort, host} from './free-port';

const startsWithinMs = 60_000;

/** The `mariadbd` of this machine: `MARIADB_BIN`, else the first one on the path or where Debian puts it. */
function findMariaDb(): string | undefined {
  return findExecutable({variable: 'MARIADB_BIN', names: ['mariadbd'], elsewhere: ['/usr/sbin/mariadbd']});
}

let tried: Promise<string | undefined> | undefined;

/**
 * Why programs cannot use MariaDB on this machine, in one line; undefined where they can. A server is started once to
 * find out: an installation can lack the programs that make a data directory.
 */
export function mariaDbFault(): Promise<string | undefined> {
  tried ??= tryMariaDb();
  return tried;
}

async function tryMariaDb(): Promise<string | undefined> {
  if (!findMariaDb()) return 'there is no mariadbd';
  try {
    const {stop} = await startServer();
    await stop();
    return undefined;
  } catch (error) {
    const lines = (error as Error).message.split('\n').filter((line) => line.trim());
    return lines.find((line) => /error/i.test(line)) ?? lines.at(-1);
  }
}

/**
 * Starts an empty MariaDB in a folder of its own and names it in `DATABASE_URL`. It ends with this process, however
 * that ends.
 * @returns the address
 * @throws with what the server or its set-up printed, when there is no server that starts
 */
export async function startMariaDb(): Promise<string> {
  const {url} = await startServer();
  process.env.DATABASE_URL = url;
  return url;
}

interface Server {
  url: string;
  /** Resolves when the server has ended and its folder is gone. */
  stop: () => Promise<void>;
}

async function startServer(): Promise<Server> {
  const program = findMariaDb();
  if (!program) throw new Error('There is no mariadbd; see findMariaDb');
  const folder = mkdtempSync(join(tmpdir(), 'mariadb-'));
  const port = await freePort();
  const server = spawn('sh', ['-c', script], {
    env: {...process.env, FOLDER: folder, PORT: String(port), HOST: host, PROGRAM: program},
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let printed = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const early = ended.then(() => Promise.reject(new Error(`MariaDB ended early\n${printed}`)));
  // Only a start waits for it; later the server may end.
  early.catch(() => undefined);
  await Promise.race([listening(port), early]);
  const stop = (): Promise<void> => {
    server.stdin.end();
    return ended;
  };
  return {url: `mysql://root@${host}:${port}/tracker`, stop};
}

// The standard input ends when the process that holds its other end has ended, killed or not. What was printed is
// handed on when something ends that should not.
const script = `
trap '' PIPE # Whoever read may have ended: the folder still has to go.
exec 3<&0
mariadb-install-db --no-defaults --datadir="$FOLDER/data" --user="$(id -un)" --skip-test-db \\
  --auth-root-authentication-method=normal >"$FOLDER/log" 2>&1 && {
  echo 'CREATE DATABASE tracker;' >"$FOLDER/init.sql"
  "$PROGRAM" --no-defaults --user="$(id -un)" --datadir="$FOLDER/data" --socket="$FOLDER/socket" \\
    --pid-file="$FOLDER/pid" --bind-address="$HOST" --port="$PORT" --init-file="$FOLDER/init.sql" \\
    --innodb-flush-log-at-trx-commit=0 >"$FOLDER/log" 2>&1 3<&- &
  server=$!
  (cat <&3 >/dev/null; kill -9 $server 2>/dev/null) &
  wait $server
}
tail -n 20 "$FOLDER/log" >&2
rm -rf "$FOLDER"
`;

async function listening(port: number): Promise<void> {
  const until = performance.now() + startsWithinMs;
  while (performance.now() < until) {
    if (await accepts(port)) return;
    await setTimeout(50);
  }
  throw new Error(`MariaDB did not listen within ${startsWithinMs / 1000} s.`);
}

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, host);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).then((accepted) => {
    socket.destroy();
    return accepted as boolean;
  });
}
