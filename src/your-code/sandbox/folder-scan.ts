import type {Hit} from '../engine/hit';
import {hitsOf} from '../engine/scan';
import {type Batch, Lane, type LaneEvents} from './lane';
import {
  type Bundle,
  type Found,
  type FromFrame,
  MOST_HITS,
  MOST_NOTES,
  type Scanned,
  type Work,
} from './scan-messages';

/** Each has the memory of a parser, and more of them wait for one disk. */
const MOST_LANES = 4;
/** How many batches a worker has: one that is scanned, and one that is read meanwhile. */
const MOST_BATCHES = 2;
/** So many files may be left out because they take too long. */
const MOST_SLOW = 3;
const PROGRESS_MS = 250;

/** Has batches of files scanned side by side, and puts together what they come to. */
export class FolderScan implements LaneEvents {
  private readonly lanes: Lane[];
  private readonly scanned: Scanned[] = [];
  private readonly slow: string[] = [];
  private waiting: Batch[] = [];
  /** How many batches and files have come. */
  private batches = 0;
  private come = 0;
  /** How many files workers have begun with; those of a batch that is begun again count twice. */
  private begun = 0;
  /** How many files are in batches that have been scanned. */
  private done = 0;
  private toldAt = -Infinity;

  /** @param script the address of the workers' script */
  constructor(
    script: string,
    private readonly work: Work,
    private readonly say: (message: FromFrame) => void,
  ) {
    // Some browsers do not tell it.
    const count = Math.min(MOST_LANES, navigator.hardwareConcurrency ?? 2);
    this.lanes = Array.from({length: count}, () => new Lane(script, work.facts, this));
  }

  /** Takes the next files, and asks for more. */
  take(bundle: Bundle): void {
    this.waiting.push({index: this.batches, bundle});
    this.batches += 1;
    this.come += bundle.files.length;
    this.handOut();
    if (this.come < this.work.total) this.say({kind: 'more'});
  }

  /** Ends with what has been found until now. */
  stop(): void {
    this.conclude(false);
  }

  private handOut(): void {
    for (let load = 0; load < MOST_BATCHES; load += 1) {
      for (const lane of this.lanes) {
        const [batch] = this.waiting;
        if (!batch) return;
        if (lane.load > load) continue;
        lane.give(batch);
        this.waiting.shift();
      }
    }
  }

  onFile(path: string): void {
    this.begun += 1;
    if (performance.now() - this.toldAt < PROGRESS_MS) return;
    this.toldAt = performance.now();
    this.say({kind: 'progress', done: Math.min(this.begun, this.work.total), path});
  }

  onScanned({index, bundle}: Batch, scanned: Scanned): void {
    this.scanned[index] = scanned;
    this.done += bundle.files.length;
    if (this.done === this.work.total) this.conclude(true);
    else this.handOut();
  }

  onSlow(path: string): void {
    this.slow.push(path);
    if (this.slow.length > MOST_SLOW) this.onFailed(`These files take too long: ${this.slow.join(', ')}`);
  }

  onFailed(message: string): void {
    this.say({kind: 'failed', message: message.slice(0, 500)});
  }

  private conclude(isWhole: boolean): void {
    // Where it was stopped, batches are missing in between.
    const all = Object.values(this.scanned);
    const notes = [
      ...this.slow.map((path) => ({path, kind: 'slow' as const})),
      ...all.flatMap((batch) => batch.notes),
    ];
    const hits = hitsOf(
      this.work.facts,
      all.map(({findings}) => findings),
    );
    this.say({
      kind: 'found',
      ...bounded(hits),
      notes: notes.slice(0, MOST_NOTES),
      moreNotes: Math.max(notes.length - MOST_NOTES, 0),
      scanned: all.reduce((sum, {count}) => sum + count, 0),
      isWhole,
      packages: packagesOf(all),
    });
  }
}

/** The packages that files name; what a `package.json` says of their versions counts, and the last of them. */
function packagesOf(all: Scanned[]): Record<string, string> {
  const packages: Record<string, string> = {};
  for (const [name, version] of all.flatMap((batch) => [...batch.packages])) {
    packages[name] = version || (packages[name] ?? '');
  }
  return packages;
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
