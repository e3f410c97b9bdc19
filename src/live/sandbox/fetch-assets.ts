import manifest from '@generated/live/default/manifest.json';
import siteConfig from '@generated/docusaurus.config';
import {once} from '../../../lib/once';
import {LoadError} from './faults';
import type {LiveProgram, LiveProject} from './live-program';
import type {SandboxStart} from './messages';

const FOLDER = `${siteConfig.baseUrl}assets/live/`;

/** How much of the runtime has come, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The address of the document that the sandbox loads. */
export const frameAddress = FOLDER + manifest.frame;

/** The programs that run in the browser, by name. */
export const programNames = Object.keys(manifest.programs);

/** The title of the page that shows a program, by the program's name. */
export const programTitles: Partial<Record<string, string>> = manifest.titles;

/** The versions of the packages that an issue of the library asks for. */
export const versions: Record<string, string> = manifest.versions;

let tellProgress: OnProgress = () => undefined;

/** What every worker starts with, fetched once. Who asked last is told how much has come. */
export function fetchRuntime(onProgress = tellProgress): Promise<SandboxStart> {
  tellProgress = onProgress;
  return fetchStart();
}

const fetchStart = once(async (): Promise<SandboxStart> => {
  let received = 0;
  const count = (bytes: number): void => {
    received += bytes;
    tellProgress(Math.min(received / manifest.startBytes, 1));
  };
  const [script, wasm] = await Promise.all([
    fetchBytes(manifest.runtime, count),
    fetchBytes(manifest.wasm, count),
    // The frame takes it from the browser's cache; a frame could not tell that it did not come.
    fetchBytes(manifest.frame),
  ]);
  return {runtime: new Blob(script, {type: 'text/javascript'}), wasm: await new Blob(wasm).arrayBuffer()};
});

/** The compiler's source, for the first edit of code. */
export const fetchCompiler = once(() => fetchText(manifest.compiler));

/** Where the worker that knows the types finds TypeScript, and itself. */
export const compilerAddress = FOLDER + manifest.compiler;
export const typesAddress = FOLDER + manifest.types;

/** Its script, so that the page can tell why it does not come; the worker takes it from the browser's cache. */
export const fetchTypes = once(() => fetchBytes(manifest.types));

/** What that worker knows the types by. */
export const fetchDeclarations = once(() => fetchText(manifest.declarations));

/** The names that programs import from packages, by package. */
export const fetchNames = once(() => fetchJson<Record<string, string[]>>(manifest.names));

const programs: Partial<Record<string, () => Promise<LiveProgram>>> = Object.fromEntries(
  Object.entries(manifest.programs).map(([name, file]) => [name, once(() => fetchJson<LiveProgram>(file))]),
);

/** A program with its files and operations. */
export async function fetchProgram(name: string): Promise<LiveProgram> {
  const load = programs[name];
  if (!load) throw new Error(`There is no program "${name}".`);
  return load();
}

/** What a downloaded program needs beside its own files. */
export const fetchProject = (): Promise<LiveProject> => fetchJson(manifest.project);

const fetchText = async (file: string): Promise<string> => new Blob(await fetchBytes(file)).text();

const fetchJson = async <Contents>(file: string): Promise<Contents> =>
  JSON.parse(await fetchText(file)) as Contents;

/** Files that came broken: the browser may keep them, so they are asked for anew. */
const broken = new Set<string>();

/** How long nothing of a file may come. */
const STALLED_MS = 30_000;

const NOT_CONNECTED = 'A file did not load. Check your connection.';
const NOT_WHOLE =
  'A file came, but not whole, or another one in its place. Check whether the network asks you to sign in.';

/** Fetches a file, and makes sure that it is the one that the build wrote. */
async function fetchBytes(
  file: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const stalled = new AbortController();
  const giveUp = (): void => {
    stalled.abort();
  };
  let timer = setTimeout(giveUp, STALLED_MS);
  try {
    const cache = broken.has(file) ? 'reload' : 'default';
    const response = await fetch(FOLDER + file, {cache, signal: stalled.signal});
    if (!response.ok || !response.body) {
      throw new LoadError(
        `A file did not load (HTTP ${response.status}). The site may have changed: reload the page.`,
      );
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      onBytes(part.value.length);
      clearTimeout(timer);
      timer = setTimeout(giveUp, STALLED_MS);
    }
    if (!(await isWhole(parts, file))) throw new LoadError(NOT_WHOLE);
    broken.delete(file);
    return parts;
  } catch (error) {
    broken.add(file);
    throw error instanceof LoadError ? error : new LoadError(NOT_CONNECTED);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the contents are those that the file is named by. A page without TLS cannot tell. */
async function isWhole(parts: Uint8Array<ArrayBuffer>[], file: string): Promise<boolean> {
  if (!crypto.subtle) return true;
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return file.includes(`-${hex.slice(0, 8)}`);
}
