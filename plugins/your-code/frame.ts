import path from 'node:path';
import {bundleScript} from '../bundle-script';
import {sandboxDocument} from '../sandbox-document';

const SANDBOX = path.join(__dirname, '../../src/your-code/sandbox');

/** The document that searches readers' files. */
export async function frameDocument(): Promise<string> {
  const worker = await bundle('worker.ts');
  const script = await bundle('frame.ts', {WORKER_SCRIPT: JSON.stringify(worker)});
  return sandboxDocument({title: 'Searches the files of a reader', script});
}

function bundle(file: string, define: Record<string, string> = {}): Promise<string> {
  // A document ends its scripts at the first end tag in them.
  return bundleScript(path.join(SANDBOX, file), {define, supported: {'inline-script': false}});
}
