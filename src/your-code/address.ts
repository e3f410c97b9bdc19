import * as v from 'valibot';
import {ORM_IDS} from '../../lib/orms';
import {CURRENT, VERSIONS} from './facts';

const Version = v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{1,2}\.\d{1,3}$/));
const Orm = v.picklist(ORM_IDS);

const Choice = v.object({
  view: v.fallback(v.picklist(['upgrade', 'check']), 'upgrade'),
  from: v.fallback(Version, '8.0.0'),
  to: v.fallback(v.pipe(v.string(), v.picklist(VERSIONS)), CURRENT),
  orm: v.fallback(v.optional(Orm), undefined),
});

/** What a reader wants to see. It stands in the address, so that a list can be linked. */
export type Choice = v.InferOutput<typeof Choice>;

/** Reads the address: what does not fit is as if it was not there. */
export function readChoice(search: string): Choice {
  return v.parse(Choice, Object.fromEntries(new URLSearchParams(search)));
}

export function writeChoice({view, from, to, orm}: Choice): string {
  return `?${new URLSearchParams({view, from, to, ...(orm && {orm})}).toString()}`;
}
