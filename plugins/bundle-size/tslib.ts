import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {warnSkipped} from './skipped';

/** The helper that `tslib-import-default.cjs` has. */
const HELPER = '__importDefault';

/** The helpers of tslib that a package's code uses. */
function helpersIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const uses = files.flatMap(
    (name) => readFileSync(path.join(folder, name), 'utf8').match(/\btslib_1\.\w+/g) ?? [],
  );
  return [...new Set(uses.map((use) => use.replace('tslib_1.', '')))];
}

/**
 * A bundler rule that gives `@docusaurus/utils-common` the one helper of tslib that it uses. By its `require` of the
 * whole library, all helpers come into every page's script otherwise: 3.6 KB.
 *
 * @param folder the package's code.
 */
export function tslibRule(folder = path.dirname(require.resolve('@docusaurus/utils-common'))): object[] {
  const helpers = helpersIn(folder);
  if (helpers.join() !== HELPER) {
    warnSkipped(
      'tslib.ts',
      `@docusaurus/utils-common uses ${helpers.join(', ') || 'nothing'} of tslib, not ${HELPER}`,
    );
    return [];
  }
  return [
    {
      include: folder + path.sep,
      resolve: {alias: {tslib$: path.join(__dirname, 'tslib-import-default.cjs')}},
    },
  ];
}
