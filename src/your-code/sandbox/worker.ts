/** Reads and searches batches of the picked files. It runs in a worker of the frame, whose policy leaves it no network. */
import {LARGEST_FILE} from '../engine/files';
import {notePackages} from '../engine/packages';
import {FileSearch} from '../engine/search';
import type {FromWorker, PickedFile, Searched, ToWorker} from './protocol';

const TOO_LARGE = Symbol('too large');

/** The text of a file, or nothing where it cannot be read. */
type Text = string | typeof TOO_LARGE | undefined;

let search = new FileSearch([]);
let last = Promise.resolve();

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if ('facts' in data) {
    search = new FileSearch(data.facts);
    return;
  }
  // They are read while the batch before is searched: to wait for each takes longer than to search it.
  const texts = data.files.map(readText);
  last = last.then(async () => {
    tell({kind: 'searched', batch: await searchBatch(data.files, texts)});
  });
});

function tell(message: FromWorker): void {
  (postMessage as (message: FromWorker) => void)(message);
}

async function readText({content}: PickedFile): Promise<Text> {
  return content.size > LARGEST_FILE ? TOO_LARGE : content.text().catch(() => undefined);
}

async function searchBatch(files: PickedFile[], texts: Promise<Text>[]): Promise<Searched> {
  const batch: Searched = {findings: search.begin(), notes: [], count: 0, packages: new Map()};
  for (const [index, {path}] of files.entries()) {
    const text = await texts[index];
    tell({kind: 'searching', path});
    if (text === undefined) batch.notes.push({path, kind: 'unreadable'});
    else if (text === TOO_LARGE) batch.notes.push({path, kind: 'large'});
    else if (text.includes('\0')) batch.notes.push({path, kind: 'binary'});
    else searchText(path, text, batch);
  }
  return batch;
}

function searchText(path: string, text: string, batch: Searched): void {
  const {findings, notes, packages} = batch;
  const file = {path, text};
  batch.count += 1;
  notePackages(file, packages);
  const {longLines, unparsed} = search.add(file, findings);
  if (longLines > 0) notes.push({path, kind: 'long-lines', detail: String(longLines)});
  if (unparsed) notes.push({path, kind: 'unparsed', detail: unparsed});
}
