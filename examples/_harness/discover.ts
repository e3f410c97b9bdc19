import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {suggestionList} from 'graphql/jsutils/suggestionList.js';
import {needsOf} from './needs';
import {examplesRoot, shown} from './paths';

/** A folder below `examples/` that holds one program. */
export interface ProgramFolder {
  /** The address that the command line and pages use, such as `introduction/example/quickstart`. */
  name: string;
  folder: string;
  /** Whether it has a `program.ts`; otherwise it is only type-checked and has an `unexecuted.txt`. */
  executed: boolean;
  /** What it needs that `npm ci` does not bring. */
  needs: string[];
}

export interface Discovery {
  programs: ProgramFolder[];
  /** What is laid out wrongly: file, fault and mend, one line each. */
  problems: string[];
}

const ownFolders = new Set(['operations', 'recorded', 'node_modules']);

/** Finds every program below `root`; folders whose name starts with `_` or `.` are no programs. */
export function discoverPrograms(root: string): Discovery {
  const discovery: Discovery = {programs: [], problems: []};
  visit(root, root, undefined, discovery);
  discovery.programs.sort((a, b) => (a.name < b.name ? -1 : 1));
  return discovery;
}

function visit(root: string, folder: string, owner: string | undefined, discovery: Discovery): void {
  const executed = existsSync(join(folder, 'program.ts'));
  const unexecuted = existsSync(join(folder, 'unexecuted.txt'));
  if (executed || unexecuted) {
    const reason = join(folder, 'unexecuted.txt');
    if (owner) {
      discovery.problems.push(
        `${shown(folder)}: a program inside the program ${shown(owner)}; move one of them to a folder of its own`,
      );
    }
    if (executed && unexecuted) {
      discovery.problems.push(`${shown(reason)}: the folder has a program.ts too; delete one of the two`);
    }
    if (unexecuted && readFileSync(reason, 'utf8').trim() === '') {
      discovery.problems.push(
        `${shown(reason)}: empty; write the reason that readers see, such as "needs a MongoDB server"`,
      );
    }
    const needs = executed ? needsOf(readFileSync(join(folder, 'program.ts'), 'utf8')) : [];
    const name = relative(root, folder).split(sep).join('/');
    discovery.programs.push({name, folder, executed, needs});
    owner = folder;
  }
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!/^[_.]/.test(entry.name) && !ownFolders.has(entry.name)) visit(root, path, owner, discovery);
    } else if (!owner && /(?<!\.d)\.ts$/.test(entry.name)) {
      discovery.problems.push(
        `${shown(path)}: belongs to no program; add a program.ts or an unexecuted.txt beside it`,
      );
    }
  }
}

/**
 * The programs that command-line paths name: each path is a program or a folder above programs, with or without `examples/`.
 * Throws when a path names none, with the nearest that there are.
 */
export function selectPrograms(programs: ProgramFolder[], paths: string[]): ProgramFolder[] {
  if (paths.length === 0) return programs;
  const wanted = paths.map((path) => path.replace(/^(\.\/)?(examples\/)?/, '').replace(/\/+$/, ''));
  const selected = new Set<ProgramFolder>();
  for (const path of wanted) {
    const found = programs.filter(({name}) => name === path || name.startsWith(`${path}/`));
    if (found.length === 0) {
      const names = programs.map(({name}) => name);
      const mend = existsSync(join(examplesRoot, path))
        ? 'it has no program.ts, which says what runs: see "Write a page" in README.md'
        : nearestTo(path, names);
      throw new Error(`examples/${path} names no program; ${mend}`);
    }
    for (const program of found) selected.add(program);
  }
  return [...selected];
}

/** What to name instead of a path that names no program. */
function nearestTo(path: string, names: string[]): string {
  const folders = names.flatMap((name) => [...name.matchAll(/\//g)].map(({index}) => name.slice(0, index)));
  const near = suggestionList(path, [...new Set([...folders, ...names])]).slice(0, 3);
  if (near.length > 0) return `did you mean ${near.map((name) => `examples/${name}`).join(', ')}?`;
  return `examples/ has ${[...new Set(names.map((name) => name.replace(/\/.*/, '')))].join(', ')}`;
}
