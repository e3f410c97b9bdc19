/** Reads and searches the picked files. It runs in a worker of the frame, whose policy leaves it no network. */
import {LARGEST_FILE} from '../engine/files';
import type {Hit} from '../engine/hit';
import {notePackages} from '../engine/packages';
import {ProjectSearch} from '../engine/search';
import {
  type Found,
  type FromWorker,
  MOST_HITS,
  type Note,
  NOTES_TOLD,
  type PickedFile,
  type ToWorker,
} from './protocol';

type Search = Extract<ToWorker, {kind: 'search'}>;

/** How many files are read at once. */
const READ_AHEAD = 16;

const TOO_LARGE = Symbol('too large');

const files: PickedFile[] = [];
let isStopped = false;
let onFiles = (): void => undefined;

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'search') {
    void search(data).then(tell);
    return;
  }
  if (data.kind === 'stop') isStopped = true;
  else files.push(...data.files);
  onFiles();
});

function tell(message: FromWorker): void {
  (postMessage as (message: FromWorker) => void)(message);
}

/** Waits until a file has come, or the reader stops. */
async function hasCome(index: number): Promise<boolean> {
  while (!isStopped && index >= files.length) {
    tell({kind: 'waiting'});
    await new Promise<void>((resolve) => {
      onFiles = resolve;
    });
  }
  return !isStopped;
}

async function search({facts, total, slow}: Search): Promise<Found> {
  const project = new ProjectSearch(facts);
  const packages = new Map<string, string>();
  const notes: Note[] = slow.map((path) => ({path, kind: 'slow'}));
  const read = readAhead();
  let searched = 0;
  for (let done = 0; done < total && (await hasCome(done)); done += 1) {
    const text = await read(done);
    const path = files[done]?.path ?? '';
    if (slow.includes(path)) continue;
    tell({kind: 'progress', done, path});
    if (text === undefined) {
      notes.push({path, kind: 'unreadable'});
    } else if (text === TOO_LARGE) {
      notes.push({path, kind: 'large'});
    } else if (text.includes('\0')) {
      notes.push({path, kind: 'binary'});
    } else {
      searched += 1;
      const file = {path, text};
      notePackages(file, packages);
      const {longLines, unparsed} = project.add(file);
      if (longLines > 0) notes.push({path, kind: 'long-lines', detail: String(longLines)});
      if (unparsed) notes.push({path, kind: 'unparsed', detail: unparsed});
    }
  }
  return {
    kind: 'found',
    ...bounded(project.hits()),
    notes: notes.slice(0, NOTES_TOLD),
    moreNotes: Math.max(notes.length - NOTES_TOLD, 0),
    searched,
    isWhole: !isStopped,
    packages: Object.fromEntries(packages),
  };
}

/** The text of a file, or nothing where it cannot be read. */
type Text = string | typeof TOO_LARGE | undefined;

async function readText(content: Blob): Promise<Text> {
  return content.size > LARGEST_FILE ? TOO_LARGE : content.text().catch(() => undefined);
}

/** Reads files before it is their turn: to wait for each takes longer than to search it. */
function readAhead(): (index: number) => Promise<Text> {
  const reading: Promise<Text>[] = [];
  return (index) => {
    const end = Math.min(index + READ_AHEAD, files.length);
    while (reading.length < end) {
      const {content} = files[reading.length] ?? {content: new Blob()};
      reading.push(readText(content));
    }
    const text = reading[index] ?? Promise.resolve(undefined);
    // A text that was searched is not kept.
    reading[index] = Promise.resolve(undefined);
    return text;
  };
}

function bounded(hits: Hit[]): Pick<Found, 'hits' | 'more'> {
  const counts: Record<string, number> = {};
  const told = hits.filter(({fact}) => {
    counts[fact] = (counts[fact] ?? 0) + 1;
    return counts[fact] <= MOST_HITS;
  });
  const more = Object.entries(counts).flatMap(([fact, count]) =>
    count > MOST_HITS ? [[fact, count - MOST_HITS] as const] : [],
  );
  return {hits: told, more: Object.fromEntries(more)};
}
