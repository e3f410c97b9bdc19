import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the highlighter out of the bundles; `rehypeStaticCode` has done its work before. */
export default function staticCode(): Plugin {
  return {
    name: 'static-code',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': join(__dirname, 'no-prism.ts')}},
    }),
  };
}
