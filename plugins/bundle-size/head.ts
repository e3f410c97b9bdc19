import {readFileSync} from 'node:fs';
import path from 'node:path';
import {warnSkipped} from './skipped';

/** The version whose behavior `src/client/head` has for what Docusaurus, its themes and this site ask of it. */
const VERSION = '1.3.0';

/**
 * An alias for the library that manages the head. It supports every React since 16.6 and every tag; `src/client/head`
 * supports ours. 4.4 KB less on every first visit. A browser test compares the heads that both make.
 *
 * @param version of the library that is installed; at another than the one compared, there is no alias.
 */
export function headAlias(version = installedVersion()): Record<string, string> {
  if (version === VERSION)
    return {'react-helmet-async$': path.resolve(__dirname, '../../src/client/head/index.tsx')};
  warnSkipped('head.ts', `react-helmet-async is ${version ?? 'not installed'} and not ${VERSION}`);
  return {};
}

function installedVersion(): string | undefined {
  try {
    const manifest = readFileSync(require.resolve('react-helmet-async/package.json'), 'utf8');
    return (JSON.parse(manifest) as {version: string}).version;
  } catch {
    return undefined;
  }
}
