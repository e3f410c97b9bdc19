/** What these checks read of an entry of `package-lock.json`. */
interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

export interface Lockfile {
  packages: Record<string, Entry>;
}

/** The packages that were fetched, by their place: not the project itself, nor its workspaces. */
const fetched = ({packages}: Lockfile): [string, Entry][] =>
  Object.entries(packages).filter(([place, {link}]) => place.includes('node_modules/') && !link);

/** The name of a package from its place. */
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

/**
 * What makes an install depend on more than the contents it was written with: each package is fixed by its content, and
 * from which registry it comes is for the machine that installs it.
 */
export function lockfileFaults(lockfile: Lockfile): string[] {
  return fetched(lockfile).flatMap(([place, {resolved, integrity}]) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${place} has no sha512 integrity; remove its entry and run "npm install"`]),
    ...(resolved === undefined
      ? []
      : [
          `${place} names where it was fetched; remove "resolved", which .npmrc keeps out, and run "npm install"`,
        ]),
  ]);
}

/**
 * What is wrong between the packages that bring an install script and the list of those that were looked at.
 *
 * @param known why each may stay off, by the name of its package
 */
export function installScriptFaults(lockfile: Lockfile, known: Record<string, string>): string[] {
  const found = new Set(
    fetched(lockfile)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([place]) => nameOf(place)),
  );
  return [
    ...[...found]
      .filter((name) => !(name in known))
      .map((name) => `${name} brings an install script: read it, say in INSTALL_SCRIPTS why it may stay off`),
    ...Object.keys(known)
      .filter((name) => !found.has(name))
      .map((name) => `${name} brings no install script: remove it from INSTALL_SCRIPTS and allowScripts`),
  ];
}
