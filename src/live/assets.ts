import manifest from '@generated/live/default/manifest.json';
import siteConfig from '@generated/docusaurus.config';
import {once} from '../../lib/once';
import type {LiveProgram, LiveProject, Start} from './protocol';
import {UnavailableError} from './sandbox';

const FOLDER = `${siteConfig.baseUrl}assets/live/`;

/** How much of the runtime has come, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The address of the document that the sandbox loads. */
export const frameAddress = FOLDER + manifest.frame;

/** The programs that run in the browser, by name. */
export const programNames = Object.keys(manifest.programs);

/** The title of the page that shows a program, by the program's name. */
export const programTitles: Partial<Record<string, string>> = manifest.titles;

let runtime: Promise<Start> | undefined;
const programs = new Map<string, Promise<LiveProgram>>();

/** What every worker starts with. It is fetched once; a failure is forgotten, so that another try fetches again. */
export function fetchRuntime(onProgress: OnProgress): Promise<Start> {
  runtime ??= startOf(onProgress).catch((error: unknown) => {
    runtime = undefined;
    throw error;
  });
  return runtime;
}

async function startOf(onProgress: OnProgress): Promise<Start> {
  let received = 0;
  const count = (bytes: number): void => {
    received += bytes;
    onProgress(Math.min(received / manifest.startBytes, 1));
  };
  const [script, wasm] = await Promise.all([
    fetchBytes(manifest.runtime, count),
    fetchBytes(manifest.wasm, count),
    // The frame takes it from the browser's cache; a frame could not tell that it did not come.
    fetchBytes(manifest.frame),
  ]);
  return {runtime: new Blob(script, {type: 'text/javascript'}), wasm: await new Blob(wasm).arrayBuffer()};
}

/** The compiler's source, for the first edit of code. */
export const fetchCompiler = once(async () => new Blob(await fetchBytes(manifest.compiler)).text());

/** A program with its files and operations. */
export function fetchProgram(name: string): Promise<LiveProgram> {
  const known = programs.get(name);
  if (known) return known;
  const file = manifest.programs[name];
  const fetched = file
    ? fetchBytes(file).then(async (parts) => JSON.parse(await new Blob(parts).text()) as LiveProgram)
    : Promise.reject(new Error(`There is no program "${name}".`));
  programs.set(name, fetched);
  fetched.catch(() => programs.delete(name));
  return fetched;
}

/** What a downloaded program needs beside its own files. */
export async function fetchProject(): Promise<LiveProject> {
  return JSON.parse(await new Blob(await fetchBytes(manifest.project)).text()) as LiveProject;
}

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
