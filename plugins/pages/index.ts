import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openModule} from './modules';

/** Lets the remark plugins of the pages reach the bundler: see `modules.ts`. */
export default function pages({siteDir}: LoadContext): Plugin {
  return {
    name: 'pages',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Those of other versions and languages too.
            include: siteDir,
            exclude: /node_modules/,
            enforce: 'pre',
            loader: path.join(__dirname, 'loader.cjs'),
            options: {openModule},
          },
        ],
      },
    }),
  };
}
