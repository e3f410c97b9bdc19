import {diffLines} from 'diff';

/** Lines of a text, counted from 1. */
export interface LineMarks {
  lines: readonly number[];
  /** The one that is brought into sight. */
  first: number;
}

/** What stands in a text and not in the one before; where imports changed too, what follows them is brought into sight. */
export function changedLines(before: string, after: string): LineMarks | undefined {
  const lines: number[] = [];
  let line = 1;
  for (const {count = 0, added, removed} of diffLines(before, after)) {
    if (removed) continue;
    if (added) lines.push(...Array.from({length: count}, (_, index) => line + index));
    line += count;
  }
  const areImports = after.split('\n').map((text) => /^(import .*|\}) from /.test(text));
  const imports = areImports.lastIndexOf(true) + 1;
  const first = lines.find((one) => one > imports) ?? lines[0];
  return first === undefined ? undefined : {lines, first};
}
