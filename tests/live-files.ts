import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LiveProgram} from '../src/live/sandbox/live-program';
import {MAIN_BUILD} from './browser/sites';

const FOLDER = path.join(MAIN_BUILD, 'assets/live');

/** What the built site has for live samples, as paths in its folder of them. */
const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).sort();

/** The one file of a name: `runtime-c90d5f59.js` is that of `runtime`. */
export function liveFile(name: string): string {
  const found = files.find((file) => file.replace(/-\w{8}\.\w+$/, '') === name);
  if (!found) throw new Error(`${FOLDER} holds no ${name}: run "npm run build" first`);
  return found;
}

/** The text of the file of a name. */
export const liveText = (name: string): string => readFileSync(path.join(FOLDER, liveFile(name)), 'utf8');

/** The program of a name. */
export const liveProgram = (name: string): LiveProgram =>
  JSON.parse(liveText(`programs/${name}`)) as LiveProgram;

/** The names of all programs. */
export const programNames = files.flatMap((file) => /^programs\/(.*)-\w{8}\.json$/.exec(file)?.[1] ?? []);
