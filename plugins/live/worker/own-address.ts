import type {LiveOperation} from '../../../src/live/protocol';
import type {LiveApp} from './app';

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
