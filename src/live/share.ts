import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';
import type {Draft} from './edited-operation';

/** What a link to the playground holds. */
export interface Shared {
  program: string;
  operation: string;
  /** Files that the sender changed. */
  edits?: Record<string, string>;
  /** The operation as the sender changed it. */
  draft?: Draft;
}

/** A limit for what a link may unpack to: the largest program has 60 KB. */
const MOST_CHARACTERS = 1_000_000;

/** The hash of an address that holds what is shared, compressed. */
export function toHash(shared: Shared): string {
  const bytes = deflateSync(strToU8(JSON.stringify(shared)), {level: 9});
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#live=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** What the hash of an address holds; undefined where it is none, and where it is broken. */
export function fromHash(hash: string): Shared | undefined {
  const packed = /^#live=([\w-]+)$/.exec(hash)?.[1];
  if (!packed) return undefined;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const out = new Uint8Array(MOST_CHARACTERS);
    return checked(JSON.parse(strFromU8(inflateSync(bytes, {out}))));
  } catch {
    return undefined;
  }
}

/** Takes from foreign data only what a link may hold. */
function checked(data: unknown): Shared | undefined {
  const {program, operation, edits, draft} = data as Partial<Record<string, unknown>>;
  if (typeof program !== 'string' || typeof operation !== 'string') return undefined;
  return {program, operation, edits: texts(edits), draft: asDraft(texts(draft))};
}

function texts(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

function asDraft(value: Record<string, string> | undefined): Draft | undefined {
  return value && {query: value.query ?? '', variables: value.variables ?? '', user: value.user ?? ''};
}
