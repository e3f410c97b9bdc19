import {address} from '@generated/your-code/default/frame.json';
import * as v from 'valibot';
import {LARGEST_FILE} from './engine/file-kinds';
import type {ScanFact} from './engine/scan';
import type {PickedFile} from './pick';
import {type Bundle, type Found, FromFrame, type ToFrame, type Work} from './sandbox/scan-messages';

/** How many files are handed over at once: the browser looks at each of them, which takes the page's time. */
const PART = 100;

const START_LIMIT_MS = 15_000;
/** The longest that may pass between two messages; the frame itself ends what takes five seconds. */
const SILENCE_LIMIT_MS = 20_000;

const NOT_STARTED =
  'The search did not start. Check your connection; an extension of the browser may block frames.';
const NO_ANSWER = 'The search did not answer and was ended. Try it with a smaller folder.';
const NOT_UNDERSTOOD = 'The search sent what this page does not understand, and was ended.';

/** A scan in a frame of its own, which has no network: see `sandbox/frame.ts`. */
export interface RunningScan {
  found: Promise<Found>;
  /** Ends it with what it has found until now. */
  stop: () => void;
  /** Ends it without an answer. */
  end: () => void;
}

/** Hands files to a new frame, unread, and takes what it finds. */
export function scanFiles(
  files: PickedFile[],
  facts: ScanFact[],
  onProgress: (done: number, path: string) => void,
): RunningScan {
  const frame = document.createElement('iframe');
  const {port1: port, port2: forFrame} = new MessageChannel();
  let timer: number;
  let settle: {resolve: (found: Found) => void; reject: (error: Error) => void};
  const found = new Promise<Found>((resolve, reject) => {
    settle = {resolve, reject};
  });

  function end(message = NO_ANSWER): void {
    clearTimeout(timer);
    port.close();
    frame.remove();
    settle.reject(new Error(message));
  }

  function wait(limit: number, message: string): void {
    clearTimeout(timer);
    timer = window.setTimeout(end, limit, message);
  }

  function say(message: ToFrame): void {
    port.postMessage(message);
  }

  let handedOver = 0;
  function handOver(): void {
    say({kind: 'files', bundle: bundleOf(files.slice(handedOver, handedOver + PART))});
    handedOver += PART;
  }

  port.onmessage = ({data}: MessageEvent<unknown>) => {
    wait(SILENCE_LIMIT_MS, NO_ANSWER);
    const {success, output: message} = v.safeParse(FromFrame, data);
    if (!success) end(NOT_UNDERSTOOD);
    else if (message.kind === 'more') handOver();
    else if (message.kind === 'failed') end(message.message);
    else if (message.kind === 'progress') onProgress(message.done, message.path);
    else if (message.kind === 'found') {
      settle.resolve(message);
      end();
    }
  };
  frame.hidden = true;
  frame.title = 'Searches your files';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = address;
  const begin = (): void => {
    const work: Work = {facts, total: files.length};
    // It has no origin that could be named.
    frame.contentWindow?.postMessage(work, '*', [forFrame]);
  };
  // A frame that was sent elsewhere loads once more, and gets nothing.
  frame.addEventListener('load', begin, {once: true});
  wait(START_LIMIT_MS, NOT_STARTED);
  document.body.append(frame);
  return {
    found,
    stop: () => {
      say({kind: 'stop'});
    },
    end,
  };
}

/** Files as one. Those that are too large are named in it only. */
function bundleOf(picked: PickedFile[]): Bundle {
  const files = picked.map(({path, content}) => ({path, size: content.size}));
  const read = picked.filter(({content}) => content.size <= LARGEST_FILE);
  return {files, content: new Blob(read.map(({content}) => content))};
}
