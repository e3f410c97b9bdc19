import {deflateSync, Inflate, strToU8} from 'fflate';
import * as v from 'valibot';
import {baseName} from '../../../lib/base-name';
import {text} from '../../../lib/text';
import type {Draft} from './live-state';
import type {LiveProgram} from '../sandbox/live-program';

/** What a link to the playground holds. */
export interface SharedProgram {
  program: string;
  operation: string;
  /** Files that the sender changed. */
  edits?: Record<string, string>;
  /** The operation as the sender changed it. */
  draft?: Draft;
}

/** What is taken from a link, and the names of what is not. */
export interface OpenedLink {
  program?: LiveProgram;
  operation?: string;
  edits: Record<string, string>;
  draft?: Draft;
  leftOut: string[];
}

/** The characters of a hash, of all that it unpacks to, and of one text in it: the largest file has 12 KB. */
const LONGEST_HASH = 100_000;
const MOST_UNPACKED = 500_000;
const LONGEST_TEXT = 50_000;
/** Brackets in each other: parsers and editors take each level by a call of its own, until they run out of them. */
const DEEPEST = 500;
/** Compressed bytes that are unpacked at once: no more than a thousandfold comes of them. */
const STEP = 256;

const PREFIX = '#live=';
/** A program and an operation of the site as they are, which a page links without packing them. */
const PLAIN = /^#sample=([\w/.-]{1,300})\/([\w.-]{1,300})$/;

/** The hash of an address that holds what is shared, compressed. */
export function toHash(shared: SharedProgram): string {
  const bytes = deflateSync(strToU8(JSON.stringify(shared)), {level: 9});
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Why a link with this hash would not bring all of it; undefined where it does. */
export function whyTooLong({edits = {}, draft}: SharedProgram, hash: string): string | undefined {
  const texts = {...edits, ...(draft && {'the operation': Object.values(draft).join('')})};
  const long = Object.entries(texts).find(([, text]) => text.length > LONGEST_TEXT);
  if (long) {
    const [path, {length}] = long;
    return `${baseName(path)} has ${length} characters, and a link takes ${LONGEST_TEXT}`;
  }
  const deep = Object.entries(texts).find(([, text]) => !isShallow(text));
  if (deep) return `${baseName(deep[0])} has more than ${DEEPEST} brackets in each other`;
  const sum = Object.values(texts).reduce((total, text) => total + text.length, 0);
  const isTooMuch = hash.length > LONGEST_HASH || sum > MOST_UNPACKED / 2;
  return isTooMuch ? 'all that you changed is longer than a link can be' : undefined;
}

const Name = text(300);
const Text = v.pipe(text(LONGEST_TEXT), v.check(isShallow));
const Envelope = v.object({
  program: Name,
  operation: Name,
  edits: v.optional(v.record(v.string(), v.unknown()), {}),
  draft: v.optional(v.unknown()),
});
const SharedDraft = v.object({query: Text, variables: v.optional(Text, ''), user: v.optional(Text, '')});

/**
 * Reads what a stranger put into the hash of an address, and takes of it only what fits the program. Runs nothing of it.
 * @param findProgram hands out a program of the site by its name; undefined where there is none
 * @returns undefined where the hash is that of a heading, or none
 */
export async function readLink(
  hash: string,
  findProgram: (name: string) => Promise<LiveProgram | undefined>,
): Promise<OpenedLink | undefined> {
  const plain = PLAIN.exec(hash);
  if (!hash.startsWith(PREFIX) && !plain) return undefined;
  const unreadable = (why: string): OpenedLink => ({edits: {}, leftOut: [`all of it, which ${why}`]});
  if (hash.length > LONGEST_HASH) return unreadable('is too long');
  const envelope = v.safeParse(
    Envelope,
    plain ? {program: plain[1], operation: plain[2]} : await unpack(hash.slice(PREFIX.length)),
  );
  if (!envelope.success) return unreadable('is no program, or too long');
  const {program: name, operation, edits, draft} = envelope.output;
  const program = await findProgram(name);
  if (!program) return unreadable('is for a program that is not here');
  const link: OpenedLink = {program, edits: {}, leftOut: []};
  for (const [path, text] of Object.entries(edits)) {
    if (Object.hasOwn(program.files, path) && v.is(Text, text)) link.edits[path] = text;
    else link.leftOut.push(path);
  }
  if (Object.hasOwn(program.operations, operation)) link.operation = operation;
  else link.leftOut.push(`the operation ${operation}`);
  const ownDraft = v.safeParse(SharedDraft, draft);
  if (ownDraft.success) link.draft = ownDraft.output;
  else if (draft !== undefined) link.leftOut.push('the text of the operation');
  return link;
}

function isShallow(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[{}()[\]]/g)) {
    depth = '{(['.includes(bracket) ? depth + 1 : Math.max(depth - 1, 0);
    if (depth > DEEPEST) return false;
  }
  return true;
}

/** What was packed, as JSON; undefined where it is none, or more than a link may hold. */
async function unpack(packed: string): Promise<unknown> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const parts: BlobPart[] = [];
    let length = 0;
    const stream = new Inflate((part) => {
      parts.push(part as Uint8Array<ArrayBuffer>);
      length += part.length;
    });
    for (let from = 0; from < bytes.length; from += STEP) {
      stream.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
      if (length > MOST_UNPACKED) return undefined;
    }
    return JSON.parse(await new Blob(parts).text());
  } catch {
    return undefined;
  }
}
