import {sandboxDocument} from '../shared/sandbox-document';

/**
 * What the frame runs: it makes a worker of the text that the page sends, and stays out of their talk. The worker takes
 * over the policy of the frame, which is why it is no worker of the page. Anybody may open this document: it does
 * nothing where it has the site's origin, which would be the worker's as well, and listens to the page around it alone.
 */
const SCRIPT = `addEventListener('message', function start({source, data: {runtime, wasm}, ports: [forWorker, page]}) {
  if (self.origin !== 'null' || parent === self || source !== parent || !page) return;
  removeEventListener('message', start);
  page.postMessage({kind: 'loaded'});
  const fail = (message) => page.postMessage({kind: 'failed', message});
  try {
    const worker = new Worker(URL.createObjectURL(runtime));
    worker.onerror = ({message}) => {
      fail(String(message || 'The worker did not start.').slice(0, 300));
      worker.terminate();
    };
    worker.postMessage({wasm}, [forWorker]);
  } catch (error) {
    fail(String(error).slice(0, 300));
  }
});`;

/** The document that readers' code runs in. `unsafe-eval` is what it is for: it compiles what a reader wrote, and WebAssembly. */
export function sandboxFrame(): string {
  return sandboxDocument({title: 'Runs the live samples', script: SCRIPT, mayAlso: "'unsafe-eval'"});
}
