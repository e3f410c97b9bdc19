import {sep} from 'node:path';

const processEvents = ['unhandledRejection', 'uncaughtException', 'SIGINT', 'SIGTERM', 'exit', 'warning'];

/** Packages that gather in their modules what programs declare; others do so in globals, or for each class. */
const packagesWithRegistries = [
  '@mikro-orm',
  '@nestjs/graphql',
  '@nestjs/mongoose',
  '@nestjs/sequelize',
  '@nestjs/typeorm',
  '@ptc-org',
  '@typegoose',
  'mongoose',
];

/**
 * Remembers this process as it is and returns the function that brings it back there. What programs may have left
 * something in is loaded again when it is next asked for; the other packages stay, for loading them takes longest.
 */
export function freshStart(): () => void {
  const modules = new Set(Object.keys(require.cache));
  const keepGlobals = keeper(globalThis);
  const keepEnvironment = keeper(process.env);
  const environment = {...process.env};
  return () => {
    for (const name of toLoadAgain(modules)) Reflect.deleteProperty(require.cache, name);
    keepGlobals();
    keepEnvironment();
    Object.assign(process.env, environment);
    for (const event of processEvents) process.removeAllListeners(event);
  };
}

/** The names of all modules that hold registries, with those that loaded one of them; `kept` stay in any case. */
function toLoadAgain(kept: ReadonlySet<string>): Set<string> {
  const loaders = new Map<string, string[]>();
  const names = new Set<string>();
  for (const [name, module] of Object.entries(require.cache)) {
    if (!module || kept.has(name)) continue;
    for (const {filename} of module.children) {
      const others = loaders.get(filename);
      if (others) others.push(name);
      else loaders.set(filename, [name]);
    }
    if (holdsRegistry(name)) names.add(name);
  }
  // A set hands out what is added while it is walked.
  for (const name of names) for (const loader of loaders.get(name) ?? []) names.add(loader);
  return names;
}

function holdsRegistry(name: string): boolean {
  const [, inPackages] = name.split(`${sep}node_modules${sep}`).slice(-2);
  if (inPackages === undefined) return true;
  return packagesWithRegistries.some((packageName) =>
    inPackages.startsWith(packageName.replace('/', sep) + sep),
  );
}

/** Remembers the keys of an object and returns the function that deletes all others. */
function keeper(object: object): () => void {
  const keys = new Set(Reflect.ownKeys(object));
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!keys.has(key)) Reflect.deleteProperty(object, key);
  };
}
