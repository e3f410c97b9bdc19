import {spawn} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {findExecutable} from './find-executable';
import {freePort, host} from './free-port';

const startsWithinMs = 60_000;

/** The server of this machine: `MARIADB_BIN`, else the first one on the path or where Debian puts it. */
const SERVER = {variable: 'MARIADB_BIN', names: ['mariadbd'], elsewhere: ['/usr/sbin/mariadbd']};
/** What makes its data directory: an installation of the server alone lacks the second, without which the first ends. */
const SET_UP = ['mariadb-install-db', 'my_print_defaults'].map((name) => ({names: [name], elsewhere: []}));

/** Whether programs can use MariaDB on this machine. */
export function hasMariaDb(): boolean {
  return [SERVER, ...SET_UP].every((program) => findExecutable(program) !== undefined);
}

/**
 * Starts an empty MariaDB in a folder of its own and names it in `DATABASE_URL`. It ends with this process, however
 * that ends.
 * @returns the address
 * @throws with what the server or its set-up printed, when there is no server that starts
 */
export async function startMariaDb(): Promise<string> {
  const program = findExecutable(SERVER);
  if (!program) throw new Error('There is no mariadbd');
  const folder = mkdtempSync(join(tmpdir(), 'mariadb-'));
  const port = await freePort();
  const server = spawn('sh', ['-c', script], {
    env: {...process.env, FOLDER: folder, PORT: String(port), HOST: host, PROGRAM: program},
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let printed = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<never>((_, reject) =>
    server.once('close', () => reject(new Error(`MariaDB ended early\n${printed}`))),
  );
  // Only the start waits for it; later the server may end.
  ended.catch(() => undefined);
  await Promise.race([listening(port), ended]);
  const url = `mysql://root@${host}:${port}/tracker`;
  process.env.DATABASE_URL = url;
  return url;
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
