import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {findExecutable} from './find-executable';
import {freePort, host} from './free-port';

const startsWithinMs = 60_000;

/** The `mariadbd` of this machine: `MARIADB_BIN`, else the first one on the path or where Debian puts it. */
export function findMariaDb(
  env: Record<string, string | undefined>,
  canRun?: (file: string) => boolean,
): string | undefined {
  return findExecutable(
    {variable: 'MARIADB_BIN', names: ['mariadbd'], elsewhere: ['/usr/sbin/mariadbd']},
    env,
    canRun,
  );
}

/** Installs MariaDB's server where that takes no question: as root on Debian. Without it, its programs do not run. */
export function provideMariaDb(): void {
  if (findMariaDb(process.env) || process.getuid?.() !== 0) return;
  // A source that cannot be refreshed must not keep the others from serving the package.
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'mariadb-server-core']]) {
    console.log(`No MariaDB yet: apt-get ${args.join(' ')}`);
    spawnSync('apt-get', args, {stdio: 'ignore', timeout: 5 * 60_000});
  }
}

/**
 * Starts an empty MariaDB in a folder of its own and names it in `DATABASE_URL`. It ends with this process, however
 * that ends.
 * @returns the address
 */
export async function startMariaDb(): Promise<string> {
  const program = findMariaDb(process.env);
  if (!program) throw new Error('There is no mariadbd; see findMariaDb');
  const folder = mkdtempSync(join(tmpdir(), 'mariadb-'));
  const port = await freePort();
  const server = spawn('sh', ['-c', script], {
    env: {...process.env, FOLDER: folder, PORT: String(port), HOST: host, PROGRAM: program},
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) =>
    server.once('exit', (code) => reject(new Error(`MariaDB ended early, with code ${code}.`))),
  );
  await Promise.race([listening(port), ended]);
  const url = `mysql://root@${host}:${port}/tracker`;
  process.env.DATABASE_URL = url;
  return url;
}

// What it reads from ends when the process that wrote there has ended, killed or not.
const script = `
mariadb-install-db --no-defaults --datadir="$FOLDER/data" --user="$(id -un)" --skip-test-db \\
  --auth-root-authentication-method=normal >/dev/null 2>&1 || exit 1
echo 'CREATE DATABASE tracker;' >"$FOLDER/init.sql"
"$PROGRAM" --no-defaults --user="$(id -un)" --datadir="$FOLDER/data" --socket="$FOLDER/socket" \\
  --pid-file="$FOLDER/pid" --bind-address="$HOST" --port="$PORT" --init-file="$FOLDER/init.sql" \\
  --innodb-flush-log-at-trx-commit=0 >/dev/null 2>&1 &
cat >/dev/null
kill -9 $!
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
