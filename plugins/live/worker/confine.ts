import type {LiveOperation} from '../../../src/live/protocol';
import type {LiveApp} from './app';

/** What readers' code could flood the page with, around the limits of the port, or what would live on beside the worker. */
const TAKEN_AWAY = ['BroadcastChannel', 'Worker', 'postMessage', 'reportError'];

/** Takes it away for good: there is no second global scope in a worker that would still have it. */
export function confine(): void {
  for (let owner = globalThis as object | null; owner; owner = Reflect.getPrototypeOf(owner)) {
    for (const name of TAKEN_AWAY) Reflect.deleteProperty(owner, name);
  }
}

/** Talks to the page on a port. Readers' code must not get hold of it: what it may change later is taken here before. */
export function privatePort<Sent, Received>(
  port: MessagePort,
  onMessage: (received: Received) => void,
): (message: Sent) => void {
  const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
  const {apply} = Reflect;
  port.onmessage = (event) => {
    if (dataOf) onMessage(apply(dataOf, event, []) as Received);
  };
  return port.postMessage.bind(port);
}

/** The `fetch` of programs: a request to the app's own GraphQL address is answered here, and there is no other network. */
export function answerOwnAddress(app: () => LiveApp | undefined): typeof fetch {
  return async (address, init) => {
    const url = address instanceof Request ? address.url : String(address);
    const running = app();
    if (!running || !/^https?:\/\/(127\.0\.0\.1|localhost):3000\/graphql$/.test(url)) {
      throw new TypeError(`fetch failed: there is no network in the browser sandbox (${url}).`);
    }
    const operation = JSON.parse(String(init?.body)) as LiveOperation;
    return new Response(await running.send(operation), {headers: {'content-type': 'application/json'}});
  };
}
