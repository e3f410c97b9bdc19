import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {PGlite} from '@electric-sql/pglite';
import {PGLiteSocketServer} from '@electric-sql/pglite-socket';
import {freePort, host} from './free-port';
import {examplesRoot} from './paths';

/**
 * Starts an empty PostgreSQL inside this process and names it in `DATABASE_URL`, where an app reads it. Programs call
 * it before they import their modules, and open one connection (`poolSize: 1`): the server mixes up the messages of several.
 * @returns the address, for programs that start two
 */
export async function startPostgres(): Promise<string> {
  const db = await emptyDatabase();
  const port = await freePort();
  await new PGLiteSocketServer({db, host, port}).start();
  const url = `postgres://postgres@${host}:${port}/postgres`;
  process.env.DATABASE_URL = url;
  return url;
}

/** A copy of an empty database, which takes a fifth of the time of setting one up. The first call keeps the original. */
async function emptyDatabase(): Promise<PGlite> {
  const file = join(examplesRoot, '../node_modules/.cache/pglite', `${versionOfPglite()}.tar`);
  const kept = readKept(file);
  if (kept) return PGlite.create({loadDataDir: new Blob([kept])});
  const db = await PGlite.create();
  const original = Buffer.from(await (await db.dumpDataDir('none')).arrayBuffer());
  mkdirSync(dirname(file), {recursive: true});
  // Renamed into place, because another program may be reading it.
  writeFileSync(`${file}.${process.pid}`, original);
  renameSync(`${file}.${process.pid}`, file);
  return db;
}

function readKept(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function versionOfPglite(): string {
  const manifest = join(dirname(require.resolve('@electric-sql/pglite')), '../package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}
