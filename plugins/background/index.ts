import {fork} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** What the process says when it has done its work. */
export type WorkOutcome<Result> = {result: Result} | {error: string};

/**
 * Calls the default export of a module in a process of its own. What a build makes beside its pages is made while they are
 * compiled: that takes one thread, and with this another core has work too.
 * @param module absolute path of its file
 * @param input what it is called with; it and the result are sent as JSON
 */
export function inBackground<Work extends (input: never) => unknown>(
  module: string,
  input: Parameters<Work>[0],
): Promise<Awaited<ReturnType<Work>>> {
  return new Promise((resolve, reject) => {
    const execArgv = ['--import', pathToFileURL(require.resolve('tsx')).href];
    const child = fork(path.join(__dirname, 'process.ts'), [module], {execArgv});
    child.once('message', (outcome: WorkOutcome<Awaited<ReturnType<Work>>>) => {
      child.disconnect();
      if ('error' in outcome) reject(new Error(outcome.error));
      else resolve(outcome.result);
    });
    child.once('error', reject);
    // After its message this is too late to count.
    child.once('exit', (code, signal) => {
      reject(new Error(`${module} ended without a result: ${signal ?? `exit code ${code}`}`));
    });
    child.send(input as object);
  });
}
