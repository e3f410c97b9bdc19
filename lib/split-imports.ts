const HEAD = /^(?:import\b[^;]*;(?:\n+|$))+/;
/** More lines of imports at the beginning of code fold away. */
const MOST_LINES = 3;

/** Splits code into the imports that it begins with and the rest. Reads text: Prettier writes all imports alike. */
export function splitImports(code: string): {imports: string; rest: string} {
  const [imports = ''] = HEAD.exec(code) ?? [];
  return {imports: imports.trimEnd(), rest: code.slice(imports.length)};
}

/** Whether imports have so many lines that the code is better seen without them. */
export const isLong = (imports: string): boolean => imports.split('\n').length > MOST_LINES;

/** How many imports a text has, in words. */
export function countedImports(imports: string): string {
  const count = imports.match(/^import\b/gm)?.length ?? 0;
  return count === 1 ? '1 import' : `${count} imports`;
}
