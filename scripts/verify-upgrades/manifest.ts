/** What is read and changed of `package.json`. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

/** The packages that the project names as its dependencies. */
export function declaredNames({dependencies, devDependencies}: Manifest): string[] {
  return [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})];
}

/**
 * `package.json` with these packages at exactly these versions. A package that only others bring goes into `overrides`,
 * where it holds against the range that they ask for.
 */
export function withVersions<T extends Manifest>(manifest: T, versions: Record<string, string>): T {
  const declared = declaredNames(manifest);
  const overridden = Object.keys(manifest.overrides ?? {});
  const only = (accept: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => accept(name)));
  const changed = {...manifest};
  for (const part of ['dependencies', 'devDependencies'] as const) {
    const own = manifest[part];
    if (own) changed[part] = {...own, ...only((name) => name in own)};
  }
  const overrides = only((name) => overridden.includes(name) || !declared.includes(name));
  if (Object.keys(overrides).length > 0) changed.overrides = {...manifest.overrides, ...overrides};
  return changed;
}
