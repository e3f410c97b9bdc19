/** The timers of programs: as long as there are any, a program goes on after its result. */
import {later} from './globals';

/** How long the timers must have changed nothing until the page is told. */
const SETTLE_MS = 100;

type Timer = 'setTimeout' | 'setInterval';
type Callback = (...args: unknown[]) => void;

class Timers {
  /** Tells the page whether there are timers. */
  tell: (isActive: boolean) => void = () => undefined;
  private readonly pending = new Set<number>();
  private told = false;
  private isSettling = false;

  /** Takes over what makes and clears timers, so that they are known. */
  take(): void {
    const {setTimeout, setInterval, clearTimeout} = globalThis;
    const make = (native: typeof setTimeout, isOnce: boolean) => {
      return (callback: unknown, delay?: number, ...args: unknown[]): number => {
        const call: Callback = (...given) => {
          try {
            if (typeof callback === 'function') (callback as Callback)(...given);
          } finally {
            if (isOnce) this.drop(id);
          }
        };
        const id = (native as unknown as (...all: unknown[]) => number)(call, delay, ...args);
        this.pending.add(id);
        this.settle();
        return id;
      };
    };
    const clear = (id?: number): void => {
      clearTimeout(id);
      if (id !== undefined) this.drop(id);
    };
    const made: Record<Timer, unknown> = {
      setTimeout: make(setTimeout, true),
      setInterval: make(setInterval as typeof setTimeout, false),
    };
    Object.assign(globalThis, {...made, clearTimeout: clear, clearInterval: clear});
  }

  /** Tells the page at once, where that changed. */
  report(): void {
    const isActive = this.pending.size > 0;
    if (isActive === this.told) return;
    this.told = isActive;
    this.tell(isActive);
  }

  private drop(id: number): void {
    this.pending.delete(id);
    this.settle();
  }

  private settle(): void {
    if (this.isSettling || this.pending.size > 0 === this.told) return;
    this.isSettling = true;
    later(() => {
      this.isSettling = false;
      this.report();
    }, SETTLE_MS);
  }
}

export const timers = new Timers();
