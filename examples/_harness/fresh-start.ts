const processEvents = ['unhandledRejection', 'uncaughtException', 'SIGINT', 'SIGTERM', 'exit', 'warning'];

/**
 * Remembers this process as it is and returns the function that brings it back there. Whatever was loaded since is
 * loaded again when it is next asked for: libraries keep registries in their modules and in globals.
 */
export function freshStart(): () => void {
  const keepModules = keeper(require.cache);
  const keepGlobals = keeper(globalThis);
  const keepEnvironment = keeper(process.env);
  const environment = {...process.env};
  return () => {
    keepModules();
    keepGlobals();
    keepEnvironment();
    Object.assign(process.env, environment);
    for (const event of processEvents) process.removeAllListeners(event);
  };
}

/** Remembers the keys of an object and returns the function that deletes all others. */
function keeper(object: object): () => void {
  const keys = new Set(Reflect.ownKeys(object));
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!keys.has(key)) Reflect.deleteProperty(object, key);
  };
}
