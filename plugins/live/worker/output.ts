import {format} from 'node:util';
import {LONGEST_PIECE, MOST_PRINTED} from '../../../src/live/limits';

/** As many pieces are sent at once, so that a loop without end shows what it prints; later ones wait until they are full. */
const SENT_AT_ONCE = 50;
const DELAY_MS = 50;

const PRINTING = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'];

// Readers' code may replace it.
const {setTimeout: later} = globalThis;

/** What programs print: sent in pieces, of which a request may cause so many. */
class Output {
  /** Takes a piece on to the page. */
  send: (text: string) => void = () => undefined;
  private pending = '';
  private left = MOST_PRINTED;
  private pieces = 0;

  /** Starts the limits anew, for the next request. */
  renew(): void {
    this.left = MOST_PRINTED;
    this.pieces = 0;
  }

  write(text: string): void {
    if (this.left <= 0) return;
    const taken = text.slice(0, this.left);
    this.left -= taken.length;
    if (this.pending === '')
      later(() => {
        this.flush();
      }, DELAY_MS);
    this.pending += this.left > 0 ? taken : `${taken}\n… The rest is left out.\n`;
    if (this.pieces < SENT_AT_ONCE || this.pending.length >= LONGEST_PIECE || this.left <= 0) this.flush();
  }

  /** Sends what waits. */
  flush(): void {
    const text = this.pending;
    this.pending = '';
    for (let from = 0; from < text.length; from += LONGEST_PIECE) {
      this.pieces += 1;
      this.send(text.slice(from, from + LONGEST_PIECE));
    }
  }

  /** Takes the console over, with all its methods: the browser's own would flood the page as well. */
  takeConsole(): void {
    const write = (...args: unknown[]): void => {
      this.write(`${format(...args)}\n`);
    };
    for (const name of Object.keys(console)) {
      Object.assign(console, {[name]: PRINTING.includes(name) ? write : () => undefined});
    }
  }
}

export const output = new Output();
