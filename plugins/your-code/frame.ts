import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {sandboxDocument} from '../sandbox-document';

const SANDBOX = path.join(__dirname, '../../src/your-code/sandbox');

const options: BuildOptions = {
  ...{bundle: true, write: false, minify: true, format: 'iife', target: 'es2022', legalComments: 'none'},
  // A document ends its scripts at the first end tag in them.
  supported: {'inline-script': false},
};

/** The document that searches readers' files. */
export async function frameDocument(): Promise<string> {
  const worker = await bundle('worker.ts');
  const script = await bundle('frame.ts', {WORKER_SCRIPT: JSON.stringify(worker)});
  return sandboxDocument({title: 'Searches the files of a reader', script});
}

async function bundle(file: string, define: Record<string, string> = {}): Promise<string> {
  const {outputFiles} = await build({...options, define, entryPoints: [path.join(SANDBOX, file)]});
  return outputFiles?.[0]?.text.trim() ?? '';
}
