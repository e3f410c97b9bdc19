import type {LiveState} from './live-state';

/** How long what the program sends by itself may wait until it is drawn. */
const DRAW_MS = 100;

/** The state of one model, for `useSyncExternalStore` to draw. */
export class LiveStore {
  private current: LiveState;
  private readonly listeners = new Set<() => void>();
  private drawing: ReturnType<typeof setTimeout> | undefined;

  constructor(operation: string) {
    this.current = {
      operation,
      draft: {query: '', variables: '', user: ''},
      edits: {},
      isDue: false,
      progress: 0,
      log: '',
      isLogOld: false,
      subscriptions: [],
      isActive: false,
    };
  }

  get state(): LiveState {
    return this.current;
  }

  /** Adds who draws the state. What it returns takes them out, and says whether nobody is left. */
  add(listener: () => void): () => boolean {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return false;
      this.drawn();
      return true;
    };
  }

  set(change: Partial<LiveState>): void {
    this.drawn();
    this.current = {...this.current, ...change};
    for (const listener of this.listeners) listener();
  }

  /** Changes the state at once, and tells those who draw it only after a while. */
  setSoon(change: Partial<LiveState>): void {
    this.current = {...this.current, ...change};
    this.drawing ??= setTimeout(() => {
      this.set({});
    }, DRAW_MS);
  }

  /** Nothing waits to be drawn. */
  private drawn(): void {
    clearTimeout(this.drawing);
    this.drawing = undefined;
  }
}
