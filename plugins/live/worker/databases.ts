import initSqlJs, {type Database, type SqlJsStatic} from 'sql.js';

const open = new Set<Database>();

/**
 * Starts SQLite: one engine for all databases. Returns what TypeORM takes for sql.js, which asks for it in the global
 * name `SQL`.
 */
export function startEngine(wasm: ArrayBuffer): () => Promise<SqlJsStatic> {
  const engine = initSqlJs({wasmBinary: wasm}).then((sql) => {
    class ListedDatabase extends sql.Database {
      constructor(...args: ConstructorParameters<SqlJsStatic['Database']>) {
        super(...args);
        open.add(this);
      }
    }
    return {...sql, Database: ListedDatabase};
  });
  return () => engine;
}

/** Closes the databases of the programs before: with a seeded random the next ones would get the same files. */
export function closeDatabases(): void {
  for (const database of open) database.close();
  open.clear();
}
