import {readFileSync} from 'node:fs';
import {FIXES, type Fix} from './fixes';

/** The module's text with the fix in it. */
export function applyFix({edits}: Fix, text: string): string {
  return edits.reduce((changed, {find, replace}) => changed.replace(find, () => replace), text);
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

/**
 * The files of all fixes.
 *
 * @throws one error that names everything that does not fit, because the site would misbehave without it.
 */
export function fittingFixes(fixes: Fix[] = FIXES): {fix: Fix; file: string}[] {
  const list = fixes.flatMap((fix) => {
    const misfits = misfitsOf(fix).join('; ');
    return misfits ? [`- ${fix.module}: ${misfits}\n  Without it: ${fix.reason}.`] : [];
  });
  if (list.length > 0) {
    throw new Error(
      `plugins/upstream/fixes.ts: ${list.length} of ${fixes.length} fixes do not fit the installed versions:\n` +
        `${list.join('\n')}\nFor each, see whether the new version still needs it; then adapt or remove it.`,
    );
  }
  return fixes.map((fix) => ({fix, file: require.resolve(fix.module)}));
}
