/**
 * Starts the site as Docusaurus' own entry does, in several tasks instead of one: what that entry imports is evaluated
 * part by part before it, in the order in which it would, and the browser can react to the reader between them.
 * On a slow phone the one task keeps the reader waiting for up to half a second. `webpackExports` names what is used:
 * otherwise the bundler would keep all that each part exports.
 */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@site-entry/App'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@site-entry'),
];

/** A timer would do, but browsers hold timers of tabs in the background back for seconds. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

async function start(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await nextTask();
  }
}

// Reported as an error of a script, which the box for failed loads and the console show.
window.loadFailure.awaitStart(start().catch(reportError));
