import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Whether a path names a program that may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Which program is looked for, and where. */
export interface Sought {
  /** The environment variable that names it. */
  variable: string;
  /** What it is called in the folders of `PATH`; the first name counts most. */
  names: string[];
  /** Where it may be besides. */
  elsewhere: string[];
}

/**
 * The program of this machine that a variable names, else the first one on the path, else one of the other places.
 *
 * @throws when the variable names no program.
 */
export function findExecutable(
  {variable, names, elsewhere}: Sought,
  canRun: (file: string) => boolean = isExecutable,
): string | undefined {
  const named = process.env[variable];
  if (named) {
    if (!canRun(named)) {
      throw new Error(`${variable} is ${named}, which is no program: correct it, or unset it`);
    }
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...elsewhere].find(canRun);
}
