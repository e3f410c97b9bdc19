import type {Plugin} from '@docusaurus/types';
import {transformRule} from '../transform-loader';
import {applyFix, fittingFixes} from './apply';

/** Corrects other people's code; what and why is in `fixes.ts`. */
export default function upstream(): Plugin {
  return {
    name: 'upstream',
    configureWebpack: () => ({
      module: {
        rules: fittingFixes().map(({fix, file}) => transformRule(file, (text) => applyFix(fix, text))),
      },
    }),
  };
}
