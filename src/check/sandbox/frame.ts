/**
 * What the frame runs: it makes a worker, which takes over the policy of the frame, hands it the files and ends it where
 * one file keeps it busy. Anybody may open this document: it does nothing where it has the site's origin, which would be
 * the worker's as well, and listens to the page around it alone.
 */
import type {FromFrame, FromWorker, PickedFile, ToFrame, ToWorker, Work} from './protocol';

/** The script of the worker: `plugins/check` puts it here. */
declare const WORKER_SCRIPT: string;

/** How long one file may take. */
const FILE_LIMIT_MS = 5000;
/** So many files may be left out because they take too long. */
const MOST_SLOW = 3;
const PROGRESS_MS = 100;

addEventListener('message', function start({source, data, ports: [page]}: MessageEvent<Work>) {
  if (self.origin !== 'null' || parent === self || source !== parent || !page) return;
  removeEventListener('message', start);
  const say = (message: FromFrame): void => {
    page.postMessage(message);
  };
  try {
    run(data, page, say);
    say({kind: 'more'});
  } catch (error) {
    say({kind: 'failed', message: String(error).slice(0, 300)});
  }
});

function run(work: Work, page: MessagePort, say: (message: FromFrame) => void): void {
  const script = URL.createObjectURL(new Blob([WORKER_SCRIPT], {type: 'text/javascript'}));
  const files: PickedFile[] = [];
  const slow: string[] = [];
  let worker: Worker;
  let timer = 0;
  let toldAt = 0;
  let isStopped = false;

  function tell(message: ToWorker): void {
    worker.postMessage(message);
  }

  /** @param total the files before this one are searched */
  function begin(total = work.total): void {
    worker = new Worker(script);
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      clearTimeout(timer);
      if (data.kind === 'waiting') return;
      if (data.kind !== 'progress') {
        say(data.kind === 'found' && isStopped ? {...data, isWhole: false} : data);
        return;
      }
      timer = window.setTimeout(leaveOut, FILE_LIMIT_MS, data.path, data.done);
      if (performance.now() - toldAt < PROGRESS_MS) return;
      toldAt = performance.now();
      say(data);
    };
    worker.onerror = ({message}) => {
      clearTimeout(timer);
      worker.terminate();
      say({kind: 'failed', message: String(message || 'The worker did not start.').slice(0, 300)});
    };
    tell({kind: 'search', ...work, total, slow});
    tell({kind: 'files', files});
  }

  function leaveOut(path: string, done: number): void {
    worker.terminate();
    slow.push(path);
    // A worker that is busy hears of no stop: what it has found goes with it, and is found again.
    if (slow.length <= MOST_SLOW) begin(isStopped ? done : work.total);
    else say({kind: 'failed', message: `These files take too long: ${slow.join(', ')}`.slice(0, 500)});
  }

  page.onmessage = ({data}: MessageEvent<ToFrame>) => {
    tell(data);
    if (data.kind === 'stop') {
      isStopped = true;
      return;
    }
    files.push(...data.files);
    if (files.length < work.total) say({kind: 'more'});
  };
  begin();
}
