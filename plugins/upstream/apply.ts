import {readFileSync} from 'node:fs';
import {FIXES, type Fix} from './fixes';

/** The places of a fix that its module no longer has exactly once. */
export function missesOf({edits}: Fix, text: string): string[] {
  return edits.map(({find}) => find).filter((find) => text.split(find).length !== 2);
}

/** The module's text with the fix in it. */
export function applyFix({edits}: Fix, text: string): string {
  return edits.reduce((changed, {find, replace}) => changed.replace(find, () => replace), text);
}

/** A fix beside the installed version of the file it corrects. */
export interface CheckedFix {
  fix: Fix;
  /** The absolute path of the file; undefined where the package has no such file any more. */
  file?: string;
  /** What does not fit the installed version, in words; empty where the fix fits. */
  misses: string[];
}

/** Looks each fix up in the installed packages. */
export function checkFixes(fixes: Fix[] = FIXES): CheckedFix[] {
  return fixes.map((fix) => {
    try {
      const file = require.resolve(fix.module);
      const misses = missesOf(fix, readFileSync(file, 'utf8'));
      return {fix, file, misses: misses.map((find) => `not found once: ${JSON.stringify(find.trim())}`)};
    } catch {
      return {fix, misses: ['the file does not exist']};
    }
  });
}

/**
 * The files of all fixes.
 *
 * @throws one error that names everything that does not fit, because the site would misbehave without it.
 */
export function fittingFixes(checked: CheckedFix[] = checkFixes()): {fix: Fix; file: string}[] {
  const faulty = checked.filter(({misses}) => misses.length > 0);
  if (faulty.length > 0) {
    const list = faulty.map(
      ({fix, misses}) => `- ${fix.module}: ${misses.join('; ')}\n  Without it: ${fix.reason}.`,
    );
    throw new Error(
      `plugins/upstream/fixes.ts: ${faulty.length} of ${checked.length} fixes do not fit the installed versions:\n` +
        `${list.join('\n')}\nFor each, see whether the new version still needs it; then adapt or remove it.`,
    );
  }
  return checked.flatMap(({fix, file}) => (file ? [{fix, file}] : []));
}
