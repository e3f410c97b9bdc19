import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {FIXES, type Fix} from './fixes';
import {rewrite} from '../shared/rewrite';

/** Corrects other people's code before anything else reads it; what and why is in `fixes.ts`. */
export default function upstream(): Plugin {
  return {
    name: 'upstream',
    configureWebpack() {
      expectFitting();
      return {
        module: {
          rules: FIXES.map(({module, edits}) => ({
            ...rewrite(require.resolve(module), (text) =>
              edits.reduce((changed, {find, replace}) => changed.replace(find, () => replace), text),
            ),
            enforce: 'pre',
          })),
        },
      };
    },
  };
}

/** @throws one error that names everything that does not fit, because the site would misbehave without it. */
function expectFitting(): void {
  const list = FIXES.flatMap((fix) => {
    const misfits = misfitsOf(fix).join('; ');
    return misfits ? [`- ${fix.module}: ${misfits}\n  Without it: ${fix.reason}.`] : [];
  });
  if (list.length === 0) return;
  throw new Error(
    `plugins/upstream/fixes.ts: ${list.length} of ${FIXES.length} fixes do not fit the installed versions:\n` +
      `${list.join('\n')}\nFor each, see whether the new version still needs it; then adapt or remove it.`,
  );
}

/** What does not fit the installed version of the file that a fix corrects, in words. */
function misfitsOf({module, edits}: Fix): string[] {
  try {
    const text = readFileSync(require.resolve(module), 'utf8');
    const misses = edits.filter(({find}) => text.split(find).length !== 2);
    return misses.map(({find}) => `not found once: ${JSON.stringify(find.trim())}`);
  } catch {
    return ['the file does not exist'];
  }
}
