import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The version whose behaviour `src/client/head` has for what Docusaurus, its themes and this site ask of it. */
const VERSION = '1.3.0';

/**
 * The library that manages the head does it in the browser for every React since 16.6 and for every tag; `src/client/head`
 * does it for ours. 4.6 KB less on every first visit. A test compares the heads that both make, on the built site.
 */
export function headAlias(): Record<string, string> {
  const manifest = readFileSync(require.resolve('react-helmet-async/package.json'), 'utf8');
  const {version} = JSON.parse(manifest) as {version: string};
  if (version !== VERSION) {
    throw new Error(
      `plugins/weight/head.ts: react-helmet-async is ${version}; compare it with ${VERSION}, then src/client/head with it`,
    );
  }
  return {'react-helmet-async$': path.resolve(__dirname, '../../src/client/head/index.tsx')};
}
