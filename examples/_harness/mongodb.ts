import {createConnection, Types} from 'mongoose';

// Hosts may be several, which `URL` does not read.
const ADDRESS = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/;

let address: string | undefined;

/**
 * Takes a database of its own for a program, on the server of `MONGODB_URI`, empties it, and names it in `DATABASE_URL`,
 * where an app reads it. From then on, new ids count up. The harness drops the database when the program ends.
 * @param name no other program may have it: two run at once
 * @returns the address
 */
export async function startMongoDb(name: string): Promise<string> {
  address = addressOf(process.env.MONGODB_URI, `docs-${name}`);
  await dropMongoDb();
  process.env.DATABASE_URL = address;
  countIds();
  return address;
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

/** Drops the program's database, if it took one. */
export async function dropMongoDb(): Promise<void> {
  if (address) await connected((database) => database.dropDatabase());
}

async function connected(
  work: (connection: ReturnType<typeof createConnection>) => Promise<unknown>,
): Promise<void> {
  const connection = createConnection(address ?? addressOf(undefined, ''), {serverSelectionTimeoutMS: 5_000});
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
