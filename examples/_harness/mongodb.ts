import {connect, createConnection, disconnect, Types} from 'mongoose';

// Hosts may be several, which `URL` does not read.
const ADDRESS = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/;

let address: string | undefined;

/**
 * Takes a database of its own for a program, empties it, and names it in `DATABASE_URL`, where an app reads it. From then
 * on, new ids count up. The harness drops the database when the program ends.
 * @param name no other program may have it: two run at once
 * @returns the address
 */
export async function startMongoDb(name: string): Promise<string> {
  address = await emptyMongoDb(`docs-${name}`);
  process.env.DATABASE_URL = address;
  countIds();
  return address;
}

/**
 * Empties a database on the server of `MONGODB_URI`.
 * @returns its address
 */
export async function emptyMongoDb(name: string): Promise<string> {
  const database = addressOf(process.env.MONGODB_URI, name);
  await dropMongoDb(database);
  return database;
}

/** The address of a database on the server that another address names. */
function addressOf(server: string | undefined, database: string): string {
  const [, hosts, options = ''] = ADDRESS.exec(server ?? '') ?? [];
  if (!hosts) {
    throw new Error(
      `MONGODB_URI is ${server ? `"${server}", which is no address` : 'not set'}: name a server that may be written to, such as mongodb://127.0.0.1:27017`,
    );
  }
  return `${hosts}/${database}${options}`;
}

/** Stores documents in the program's database as they are, by the names of their collections. */
export async function fillMongoDb(collections: Record<string, object[]>): Promise<void> {
  await connected(async (database) => {
    for (const [name, documents] of Object.entries(collections)) {
      await database.collection(name).insertMany(documents);
    }
  });
}

/**
 * Makes a call with Mongoose connected to a database of its own, which holds these documents: for programs without an app.
 * @param name no other program may have it: two run at once
 */
export async function onMongoDb<Result>(
  name: string,
  collections: Record<string, object[]>,
  call: () => Result,
): Promise<Awaited<Result>> {
  await connect(await startMongoDb(name));
  try {
    await fillMongoDb(collections);
    return await call();
  } finally {
    await disconnect();
    await dropMongoDb();
  }
}

/** Drops a database: that of the program, if it took one, or the one at this address. */
export async function dropMongoDb(database = address): Promise<void> {
  if (database) await connected((connection) => connection.dropDatabase(), database);
}

async function connected(
  work: (connection: ReturnType<typeof createConnection>) => Promise<unknown>,
  database = address ?? addressOf(undefined, ''),
): Promise<void> {
  const connection = createConnection(database, {serverSelectionTimeoutMS: 5_000});
  try {
    await connection.asPromise();
    await work(connection);
  } finally {
    await connection.close();
  }
}

/** Lets new ids count up from now on: an ObjectId has a random part, by which results would differ from run to run. */
export function countIds(): void {
  let last = 0;
  Types.ObjectId.generate = () => Buffer.from(`65f0${String((last += 1)).padStart(20, '0')}`, 'hex');
}
