/** `node:http` and `node:https`: an app listens, and no request comes from outside. */
import {EventEmitter} from 'events';

/** A server that says it listens. */
export class LocalServer extends EventEmitter {
  private listening = false;

  listen(...args: unknown[]): this {
    const done = args.filter((argument) => typeof argument === 'function').at(-1) as (() => void) | undefined;
    this.listening = true;
    if (done) queueMicrotask(done);
    return this;
  }

  address(): {address: string; family: string; port: number} | null {
    return this.listening ? {address: '127.0.0.1', family: 'IPv4', port: 3000} : null;
  }

  close(done?: () => void): void {
    this.listening = false;
    if (done) queueMicrotask(done);
  }
}

export {LocalServer as Server};
export default {Server: LocalServer};
