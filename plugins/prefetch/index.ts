import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cureRule} from '../cures';
import {PREFETCH_CURES} from './cures';

/** Bounds what is fetched ahead; how, is in `src/client/prefetch.ts`. */
export default function prefetch(): Plugin {
  const folder = path.dirname(require.resolve('@docusaurus/core/package.json'));
  return {
    name: 'prefetch',
    getClientModules: () => [path.resolve(__dirname, '../../src/client/prefetch.ts')],
    configureWebpack: () => ({
      module: {
        rules: [
          cureRule(
            path.join(folder, 'lib/client/docusaurus.js'),
            PREFETCH_CURES,
            'plugins/prefetch/cures.ts',
          ),
        ],
      },
    }),
  };
}
