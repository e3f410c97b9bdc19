/** Compares two versions, as `sort` wants it: below 0 where the first is the older one. */
export function compareVersions(one: string, other: string): number {
  const [a = 0, b = 0, c = 0] = one.split('.').map(Number);
  const [x = 0, y = 0, z = 0] = other.split('.').map(Number);
  return a - x || b - y || c - z;
}
