/** A version that is not a preview: `19.2.9`. */
type Stable = [major: number, minor: number, patch: number];

function parse(version: string): Stable | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

function compare(a: Stable, b: Stable): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** The stable versions that `accept` takes, newest first. */
function newestFirst(published: string[], accept: (version: Stable) => boolean): string[] {
  return published
    .map((version) => parse(version))
    .filter((version) => version !== undefined)
    .filter(accept)
    .sort((a, b) => compare(b, a))
    .map((version) => version.join('.'));
}

function stable(version: string): Stable {
  const parsed = parse(version);
  if (!parsed) throw new Error(`${version} is a preview: name the version to go to, as in react@19.2.9`);
  return parsed;
}

/** Which versions are gone to from the installed one: the first that can be had. */
export type Rule = (published: string[], installed: string) => string[];

/** The patches of the minor version before the installed one, newest first. */
export const previousMinor: Rule = (published, installed) => {
  const [major, minor] = stable(installed);
  const older = newestFirst(published, (v) => compare(v, [major, minor, 0]) < 0);
  return sameMinor(older, older[0] ?? '');
};

/** The stable versions before the installed one, newest first. */
export const previousPatch: Rule = (published, installed) => {
  const current = stable(installed);
  return newestFirst(published, (v) => compare(v, current) < 0);
};

/** The stable versions after the installed one, newest first. */
export const newer: Rule = (published, installed) => {
  const current = stable(installed);
  return newestFirst(published, (v) => compare(v, current) > 0);
};

/** The patches of the minor version that `version` belongs to, newest first. */
export function sameMinor(published: string[], version: string): string[] {
  const [major, minor] = version.split('.').map(Number);
  return newestFirst(published, (v) => v[0] === major && v[1] === minor);
}
