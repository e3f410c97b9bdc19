import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const NO_PRISM = join(__dirname, 'no-prism.ts');

/** Keeps the highlighter out of the bundles; `rehypeStaticCode` has done its work before. */
export default function staticCode(): Plugin {
  return {
    name: 'static-code',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': NO_PRISM,
          '@theme/prism-include-languages': NO_PRISM,
        },
      },
    }),
  };
}
