import type {Bundle, FromWorker, Scanned, ToWorker, Work} from './scan-messages';

/** How long one file may take. */
const FILE_LIMIT_MS = 5000;

/** Files that are scanned by one worker, and where they stand among all. */
export interface Batch {
  index: number;
  bundle: Bundle;
}

/** What is heard of a worker. */
export interface LaneEvents {
  onFile: (path: string) => void;
  onScanned: (batch: Batch, scanned: Scanned) => void;
  /** A file is left out, because it takes too long. */
  onSlow: (path: string) => void;
  onFailed: (message: string) => void;
}

/** A worker with the batches that it was given. Where one file keeps it busy, another worker goes on without that file. */
export class Lane {
  private worker: Worker;
  private batches: Batch[] = [];
  private readonly slow: string[] = [];
  private timer = 0;

  constructor(
    private readonly script: string,
    private readonly facts: Work['facts'],
    private readonly events: LaneEvents,
  ) {
    this.worker = this.begin();
  }

  /** How many batches it has not scanned yet. */
  get load(): number {
    return this.batches.length;
  }

  give(batch: Batch): void {
    this.batches.push(batch);
    this.say({bundle: batch.bundle, slow: this.slow});
  }

  end(): void {
    clearTimeout(this.timer);
    this.worker.terminate();
  }

  private begin(): Worker {
    const worker = new Worker(this.script);
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      this.hear(data);
    };
    worker.onerror = ({message}) => {
      this.end();
      this.events.onFailed(message || 'The worker did not start.');
    };
    worker.postMessage({facts: this.facts} satisfies ToWorker);
    return worker;
  }

  private hear(message: FromWorker): void {
    clearTimeout(this.timer);
    if (message.kind === 'scanning') {
      const {path} = message;
      this.timer = window.setTimeout(() => {
        this.leaveOut(path);
      }, FILE_LIMIT_MS);
      this.events.onFile(path);
      return;
    }
    const batch = this.batches.shift();
    if (batch) this.events.onScanned(batch, message.found);
  }

  /** What the worker has found in its batch goes with it, and is found again. */
  private leaveOut(path: string): void {
    this.end();
    this.slow.push(path);
    this.events.onSlow(path);
    this.worker = this.begin();
    for (const {bundle} of this.batches) this.say({bundle, slow: this.slow});
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
