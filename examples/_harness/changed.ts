import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join, resolve, sep} from 'node:path';
import {importedFiles, reachable} from '../../lib/imports';
import type {ProgramFolder} from './discover';
import {examplesRoot} from './paths';

/** The files below `examples/` that differ from the last commit, new and deleted ones too, as absolute paths. */
export function changedFiles(): string[] {
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: examplesRoot, encoding: 'utf8'});
  const repository = git('rev-parse', '--show-toplevel').trim();
  // Each entry is two letters, a blank and a path from the root of the repository.
  return git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.')
    .split('\0')
    .filter(Boolean)
    .map((entry) => resolve(repository, entry.slice(3)));
}

/**
 * The programs that some files are part of, or that import them, through other files too. What all programs share, the
 * harness and what it takes from `lib`, counts for none: whoever changes it runs all of them.
 */
export function programsWith(files: string[], programs: ProgramFolder[]): ProgramFolder[] {
  const touched = files.filter((file) => !file.startsWith(join(examplesRoot, '_harness')));
  if (touched.length === 0) return [];
  // What programs share is read once.
  const known = new Map<string, string[]>();
  const next = (file: string): string[] => {
    const imported = known.get(file) ?? importedFiles(file);
    known.set(file, imported);
    return imported;
  };
  return programs.filter(({folder}) => {
    const reached = reachable(sourcesOf(folder), next);
    return touched.some((file) => file.startsWith(folder + sep) || reached.has(file));
  });
}

function sourcesOf(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file));
}
