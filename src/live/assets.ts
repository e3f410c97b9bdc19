import manifest from '@generated/live/default/manifest.json';
import siteConfig from '@generated/docusaurus.config';
import {once} from '../../lib/once';
import {UnavailableError} from './faults';
import type {LiveProgram, LiveProject, Start} from './protocol';

const FOLDER = `${siteConfig.baseUrl}assets/live/`;

/** How much of the runtime has come, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The address of the document that the sandbox loads. */
export const frameAddress = FOLDER + manifest.frame;

/** The programs that run in the browser, by name. */
export const programNames = Object.keys(manifest.programs);

/** The title of the page that shows a program, by the program's name. */
export const programTitles: Partial<Record<string, string>> = manifest.titles;

let tellProgress: OnProgress = () => undefined;

/** What every worker starts with, fetched once. Who asked last is told how much has come. */
export function fetchRuntime(onProgress = tellProgress): Promise<Start> {
  tellProgress = onProgress;
  return fetchStart();
}

const fetchStart = once(async (): Promise<Start> => {
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

async function fetchBytes(
  file: string,
  onBytes?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const response = await fetch(FOLDER + file).catch((error: unknown) => {
    throw new UnavailableError(`A file did not load (${String(error)}). Check your network and try again.`);
  });
  if (!response.ok || !response.body) {
    throw new UnavailableError(
      `A file did not load (HTTP ${response.status}). The site may have changed: reload the page.`,
    );
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onBytes?.(part.value.length);
  }
  return parts;
}
