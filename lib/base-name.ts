/** The name of a file or folder, or the last part of an address: what stands behind the last slash. Runs in browsers, too. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
