import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeAssets} from './assets';
import {livePlugin} from './plugin';

/** Makes the programs of `examples/` run in the reader's browser. */
export default function live(context: LoadContext): Plugin {
  return livePlugin(context, writeAssets);
}
