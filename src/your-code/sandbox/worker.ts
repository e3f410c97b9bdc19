/** Reads and scans bundles of the picked files. It runs in a worker of the frame, whose policy leaves it no network. */
import {LARGEST_FILE} from '../engine/file-kinds';
import {notePackages} from '../engine/packages';
import {FileScan} from '../engine/scan';
import type {Bundle, FromWorker, Scanned, ToWorker} from './scan-messages';

const TOO_LARGE = Symbol('too large');

/** The text of a file, or nothing where it cannot be read. */
type Text = string | typeof TOO_LARGE | undefined;

let scan = new FileScan([]);
let last = Promise.resolve();

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if ('facts' in data) {
    scan = new FileScan(data.facts);
    return;
  }
  const {bundle, slow} = data;
  // It is read while the one before is scanned.
  const texts = readBundle(bundle);
  last = last.then(async () => {
    tell({kind: 'scanned', found: scanBundle(bundle, await texts, slow)});
  });
});

function tell(message: FromWorker): void {
  (postMessage as (message: FromWorker) => void)(message);
}

async function readBundle({files, content}: Bundle): Promise<Text[]> {
  const whole = await content.arrayBuffer().catch(() => undefined);
  const decoder = new TextDecoder();
  let end = 0;
  return Promise.all(
    files.map(({size}) => {
      if (size > LARGEST_FILE) return TOO_LARGE;
      const start = end;
      end += size;
      if (whole) return decoder.decode(new Uint8Array(whole, start, size));
      // One file that cannot be read keeps the others from being read with it.
      return content
        .slice(start, end)
        .text()
        .catch(() => undefined);
    }),
  );
}

function scanBundle({files}: Bundle, texts: Text[], slow: string[]): Scanned {
  const found: Scanned = {findings: scan.begin(), notes: [], count: 0, packages: new Map()};
  for (const [index, {path}] of files.entries()) {
    if (slow.includes(path)) continue;
    const text = texts[index];
    tell({kind: 'scanning', path});
    if (text === undefined) found.notes.push({path, kind: 'unreadable'});
    else if (text === TOO_LARGE) found.notes.push({path, kind: 'large'});
    else if (text.includes('\0')) found.notes.push({path, kind: 'binary'});
    else scanText(path, text, found);
  }
  return found;
}

function scanText(path: string, text: string, found: Scanned): void {
  const {findings, notes, packages} = found;
  const file = {path, text};
  found.count += 1;
  notePackages(file, packages);
  const {longLines, unparsed} = scan.add(file, findings);
  if (longLines > 0) notes.push({path, kind: 'long-lines', detail: String(longLines)});
  if (unparsed) notes.push({path, kind: 'unparsed', detail: unparsed});
}
