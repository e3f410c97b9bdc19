import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {createTwoFilesPatch} from 'diff';
import {shown} from './paths';

/** What a run of a program produced: content by path below the program's folder, such as `recorded/open-tickets.json`. */
export type Produced = Record<string, string>;

/** Compares what a run produced with what lies in the folder; returns one report a difference, each with its mend. */
export function compareRecorded(folder: string, name: string, produced: Produced): string[] {
  const mend = `If the new answer is right, run "npm run examples -- --update ${name}" and review the change.`;
  const update = `Run "npm run examples -- --update ${name}" and review what it writes.`;
  const problems: string[] = [];
  for (const [path, content] of Object.entries(produced)) {
    const file = join(folder, path);
    if (!existsSync(file)) {
      problems.push(`${shown(file)}: missing. ${update}`);
      continue;
    }
    const recorded = readFileSync(file, 'utf8');
    if (recorded !== content) {
      const patch = createTwoFilesPatch('recorded', 'this run', recorded, content, '', '', {context: 3});
      problems.push(`${shown(file)}: this run answers otherwise.\n${withoutHeader(patch)}\n${mend}`);
    }
  }
  for (const path of staleFiles(folder, produced)) {
    problems.push(
      `${shown(join(folder, path))}: no step produces it. Add the step to program.ts, or run "npm run examples -- --update ${name}" to delete the file.`,
    );
  }
  return problems;
}

/** Makes the folder hold what a run produced and nothing older; returns what it did, by path. */
export function writeRecorded(folder: string, produced: Produced): string[] {
  const changed: string[] = [];
  for (const [path, content] of Object.entries(produced)) {
    const file = join(folder, path);
    const isNew = !existsSync(file);
    if (!isNew && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, content);
    changed.push(`${isNew ? 'new' : 'changed'} ${path}`);
  }
  for (const path of staleFiles(folder, produced)) {
    rmSync(join(folder, path));
    changed.push(`deleted ${path}`);
  }
  return changed;
}

/** What the second database returned otherwise than the first, by its own path. Statements differ in any case. */
export function differences(first: Produced, second: Produced): Produced {
  const differing = Object.entries(second).filter(
    ([path, content]) => !path.endsWith('.sql') && first[path] !== content,
  );
  return Object.fromEntries(
    differing.map(([path, content]) => [path.replace('recorded/', 'recorded/postgres/'), content]),
  );
}

function staleFiles(folder: string, produced: Produced): string[] {
  const recorded = join(folder, 'recorded');
  const files = existsSync(recorded) ? filesIn(recorded).map((file) => `recorded/${file}`) : [];
  if (existsSync(join(folder, 'schema.graphql'))) files.push('schema.graphql');
  return files.filter((path) => !(path in produced));
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

function withoutHeader(patch: string): string {
  return patch.slice(patch.indexOf('--- ')).trimEnd();
}
