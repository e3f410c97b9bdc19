import type {Plugin} from '@docusaurus/types';
import {applyFix, fittingFixes} from './apply';

/** Corrects other people's code before anything else reads it; what and why is in `fixes.ts`. */
export default function upstream(): Plugin {
  return {
    name: 'upstream',
    configureWebpack: () => ({
      module: {
        rules: fittingFixes().map(({fix, file}) => ({
          include: file,
          enforce: 'pre',
          loader: require.resolve('./loader.cjs'),
          options: {change: (text: string) => applyFix(fix, text)},
        })),
      },
    }),
  };
}
