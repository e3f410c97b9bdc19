import {build, type BuildOptions} from 'esbuild';

/** A module with all that it imports as one classic script for browsers, as small as it gets. */
export async function bundleScript(entry: string, options: BuildOptions = {}): Promise<string> {
  const {outputFiles = []} = await build({
    ...{bundle: true, write: false, minify: true, format: 'iife', target: 'es2022', legalComments: 'none'},
    ...options,
    entryPoints: [entry],
  });
  return outputFiles[0]?.text.trim() ?? '';
}
