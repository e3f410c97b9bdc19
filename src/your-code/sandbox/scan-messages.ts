import * as v from 'valibot';
import {text} from '../../../lib/text';
import type {Findings, ScanFact} from '../engine/scan';

/** What the frame is sent, once. The files follow in parts: to hand over many at once keeps the page busy. */
export interface Work {
  facts: ScanFact[];
  /** How many files there are. */
  total: number;
}

/** Files that are handed over and read as one: to read each by itself takes twice as long. */
export interface Bundle {
  /** In bytes. */
  files: {path: string; size: number}[];
  /** What is in those of them that are not too large, one after the other. */
  content: Blob;
}

/** What the page says to the frame after that. */
export type ToFrame = {kind: 'files'; bundle: Bundle} | {kind: 'stop'};

/** How many hits of one fact are told; the others are counted. */
export const MOST_HITS = 2000;

/** How many notes are told. */
export const MOST_NOTES = 200;

const MOST_FACTS = 300;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Path = text(1000);

const FoundHit = v.object({
  fact: text(100),
  path: Path,
  line: Count,
  text: text(200),
  silenced: v.optional(text(200)),
});

/** Something of a file that could not be looked at. */
const Note = v.object({
  path: Path,
  kind: v.picklist(['large', 'binary', 'slow', 'unreadable', 'unparsed', 'long-lines']),
  detail: v.optional(text(200)),
});

const Found = v.object({
  kind: v.literal('found'),
  hits: v.pipe(v.array(FoundHit), v.maxLength(MOST_FACTS * MOST_HITS)),
  /** How many hits are left out, by the fact. */
  more: v.record(text(100), Count),
  notes: v.pipe(v.array(Note), v.maxLength(MOST_NOTES)),
  moreNotes: Count,
  /** How many files were scanned. */
  scanned: Count,
  isWhole: v.boolean(),
  /** Packages of the library, with the versions that the code asks for; empty where it only imports one. */
  packages: v.record(text(200), text(100)),
});

/** What may come from the frame. */
export const FromFrame = v.variant('kind', [
  /** It takes the next files. */
  v.object({kind: v.literal('more')}),
  v.object({kind: v.literal('progress'), done: Count, path: Path}),
  Found,
  v.object({kind: v.literal('failed'), message: text(500)}),
]);

export type Note = v.InferOutput<typeof Note>;
export type Found = v.InferOutput<typeof Found>;
export type FromFrame = v.InferOutput<typeof FromFrame>;

/** What a frame says to a worker: first for what to search, then the files, without those that take too long. */
export type ToWorker = {facts: ScanFact[]} | {bundle: Bundle; slow: string[]};

/** What a worker says to its frame: the file that it looks at, or what a bundle has come to. */
export type FromWorker = {kind: 'scanning'; path: string} | {kind: 'scanned'; found: Scanned};

/** What one bundle has come to. */
export interface Scanned {
  findings: Findings;
  notes: Note[];
  /** How many files were scanned; the others are in the notes. */
  count: number;
  packages: Map<string, string>;
}
