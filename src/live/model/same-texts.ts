/** Whether two sets of named texts, such as files, are the same. */
export function sameTexts(a: Record<string, string>, b: Record<string, string>): boolean {
  if (a === b) return true;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
