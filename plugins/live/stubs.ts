import {builtinModules} from 'node:module';
import {join} from 'node:path';

/** What takes the place of a module in the browser. None stands in for nestjs-query, Nest's core or the database driver. */
interface Stub {
  modules: string[];
  /** A file of `browser/stubs/`; without one the module is empty. */
  file?: string;
  reason: string;
}

const STUBS: Stub[] = [
  {modules: ['crypto'], file: 'crypto', reason: 'hashes and random ids'},
  {modules: ['util'], file: 'util', reason: 'texts of values, checks of types'},
  {modules: ['async_hooks'], file: 'async-hooks', reason: 'the store of a request'},
  {
    modules: ['module', 'os', 'perf_hooks', 'stream', 'timers/promises', 'url'],
    file: 'small',
    reason: 'names that packages use when they are loaded, and programs to wait',
  },
  {modules: ['http', 'https'], file: 'http', reason: 'an app listens, and no request comes'},
  {
    modules: ['@nestjs/platform-express', '@as-integrations/express5'],
    file: 'platform-express',
    reason:
      'an app without HTTP: NestFactory.create and listen work unchanged, and the Apollo server is handed over',
  },
  {
    modules: ['graphql-ws', 'subscriptions-transport-ws', 'ws'],
    file: 'graphql-ws',
    reason: 'subscriptions without a socket',
  },
  {
    modules: ['@as-integrations/fastify', '@nestjs/microservices', '@nestjs/websockets'],
    reason: 'Nest asks whether they are installed',
  },
  {modules: ['@apollo/subgraph', '@apollo/gateway'], reason: 'federation needs several servers'},
  {modules: ['ts-morph', 'chokidar', 'tinyglobby'], reason: 'they write files from a schema'},
  {modules: ['libphonenumber-js'], reason: '195 KB of data, for @IsPhoneNumber alone'},
  {modules: ['@apollo/usage-reporting-protobuf'], reason: 'reports to a service on the network'},
];

/** The file that takes the place of a module or of one below it, by its name; undefined where it stays itself. */
export function stubOf(name: string): string | undefined {
  const plain = name.replace(/^node:/, '');
  if (plain === 'path') return require.resolve('pathe');
  const stub = STUBS.find(({modules}) =>
    modules.some((module) => plain === module || plain.startsWith(`${module}/`)),
  );
  if (!stub && !isBuiltin(plain)) return undefined;
  return join(__dirname, 'browser/stubs', `${stub?.file ?? 'empty'}.ts`);
}

/** `buffer` and `events` exist as packages that do the same in a browser. */
function isBuiltin(name: string): boolean {
  return builtinModules.includes(name) && name !== 'buffer' && name !== 'events';
}
