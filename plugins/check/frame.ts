import {createHash} from 'node:crypto';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';

const SANDBOX = path.join(__dirname, '../../src/check/sandbox');

const options: BuildOptions = {
  ...{bundle: true, write: false, minify: true, format: 'iife', target: 'es2022', legalComments: 'none'},
  // A document ends its scripts at the first end tag in them.
  supported: {'inline-script': false},
};

/**
 * The document that searches readers' files, below `sandbox="allow-scripts"`: without an origin, and with a policy that
 * lets it run this one script and a worker, and connect to nothing.
 */
export async function frameDocument(): Promise<string> {
  const worker = await bundle('worker.ts');
  const script = await bundle('frame.ts', {WORKER_SCRIPT: JSON.stringify(worker)});
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; worker-src blob:`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    '<title>Searches the files of a reader</title>',
    `<script>${script}</script>`,
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n');
}

async function bundle(file: string, define: Record<string, string> = {}): Promise<string> {
  const {outputFiles} = await build({...options, define, entryPoints: [path.join(SANDBOX, file)]});
  return outputFiles?.[0]?.text.trim() ?? '';
}
