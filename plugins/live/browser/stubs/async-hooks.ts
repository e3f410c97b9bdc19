/** `node:async_hooks`: one request runs at a time, so that its store is the one in use. */
export class AsyncLocalStorage<T> {
  private store: T | undefined;

  getStore(): T | undefined {
    return this.store;
  }

  run<R>(store: T, callback: (...args: unknown[]) => R, ...args: unknown[]): R {
    const before = this.store;
    this.store = store;
    const end = (): void => {
      this.store = before;
    };
    const result = callback(...args);
    if (result instanceof Promise) void result.finally(end).catch(() => undefined);
    else end();
    return result;
  }

  enterWith(store: T): void {
    this.store = store;
  }
}

export class AsyncResource {
  /** Nest's interceptors call it. */
  static bind<T>(callback: T): T {
    return callback;
  }

  runInAsyncScope<R>(callback: (...args: unknown[]) => R, scope?: unknown, ...args: unknown[]): R {
    return callback.apply(scope, args);
  }
}
