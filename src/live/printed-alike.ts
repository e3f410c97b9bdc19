import {useMemo} from 'react';
import {printJson} from '../../lib/print-json';

/** Characters that are drawn and compared. The longest recorded response has 10,000. */
export const MOST_DRAWN = 100_000;

interface Compared {
  text: string;
  before?: string;
}

/** A response and what it is compared with, whose lines break at the same places: only what differs is another line. */
export function usePrintedAlike(text: string, before: string | undefined): Compared {
  return useMemo(() => printedAlike(text, before), [text, before]);
}

function printedAlike(text: string, before: string | undefined): Compared {
  if (before === undefined || Math.max(text.length, before.length) > MOST_DRAWN) return {text, before};
  try {
    const [value, other] = [text, before].map((one) => JSON.parse(one) as unknown);
    return {text: printJson(value, [other]), before: printJson(other, [value])};
  } catch {
    // Of a program that answers otherwise, no JSON may come.
    return {text, before};
  }
}
