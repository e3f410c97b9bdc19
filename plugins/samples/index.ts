import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namedFiles} from './dependencies';

/** Makes pages depend on the samples they name, so that an edited example or answer reaches the page. */
export default function samples({siteDir}: LoadContext): Plugin {
  return {
    name: 'samples',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: [join(siteDir, 'docs'), join(siteDir, 'src', 'pages')],
            enforce: 'pre',
            loader: join(__dirname, 'dependency-loader.cjs'),
            options: {namedFiles: (page: string, text: string) => namedFiles(siteDir, page, text)},
          },
        ],
      },
    }),
  };
}
