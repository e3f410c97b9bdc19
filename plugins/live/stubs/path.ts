/** `node:path` for paths with forward slashes. */
export const sep = '/';

export function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return (path.startsWith('/') ? '/' : '') + parts.join('/');
}

export function join(...parts: string[]): string {
  return normalize(parts.filter(Boolean).join('/'));
}

export function resolve(...parts: string[]): string {
  // An absolute part starts anew.
  return parts.reduce((path, part) => normalize(part.startsWith('/') ? part : `${path}/${part}`), '/');
}

export function dirname(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash > 0 ? path.slice(0, slash) : slash === 0 ? '/' : '.';
}

export function extname(path: string): string {
  return /[^/.](\.[^/.]*)$/.exec(path)?.[1] ?? '';
}

export function basename(path: string, ending = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/');
}
