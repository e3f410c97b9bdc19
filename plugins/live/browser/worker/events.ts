/** What subscriptions deliver, on its way to the page: all of it counted, and of a flood the latest. */
import {EVENTS_AT_ONCE, LONGEST_PIECE} from '../../../../src/live/sandbox/limits';
import type {SandboxMessage} from '../../../../src/live/sandbox/messages';
import {formatJson} from './app';
import {later} from './globals';

/** How long after a message the next one follows. */
const DELAY_MS = 50;

interface Pending {
  texts: string[];
  hasEnded: boolean;
}

/** Sends one message at a time, of one subscription after the other. */
export class Events {
  private readonly counts = new Map<number, number>();
  private readonly pending = new Map<number, Pending>();
  private isWaiting = false;

  constructor(private readonly send: (message: SandboxMessage) => void) {}

  /** @param event as JSON */
  add(subscription: number, event: string): void {
    this.counts.set(subscription, (this.counts.get(subscription) ?? 0) + 1);
    const {texts} = this.of(subscription);
    texts.push(event);
    if (texts.length > EVENTS_AT_ONCE) texts.shift();
    this.sendSoon();
  }

  end(subscription: number): void {
    this.of(subscription).hasEnded = true;
    this.sendSoon();
  }

  private of(subscription: number): Pending {
    const known = this.pending.get(subscription) ?? {texts: [], hasEnded: false};
    this.pending.set(subscription, known);
    return known;
  }

  private sendSoon(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    later(() => {
      this.isWaiting = false;
      this.sendNext();
      if (this.pending.size > 0) this.sendSoon();
    }, DELAY_MS);
  }

  private sendNext(): void {
    for (const [subscription, {texts, hasEnded}] of this.pending) {
      this.pending.delete(subscription);
      const count = this.counts.get(subscription) ?? 0;
      this.send({kind: 'events', subscription, texts: texts.map(shortened), count});
      if (hasEnded) this.send({kind: 'ended', subscription});
      return;
    }
  }
}

function shortened(event: string): string {
  const text = formatJson(event);
  return text.length <= LONGEST_PIECE ? text : `… An event of ${text.length} characters is left out.`;
}
