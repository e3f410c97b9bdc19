/** The process of programs: each message names a program's source folder, and is answered with its outcome. */
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {Program} from './define-program';
import {makeDeterministic} from './determinism';
import {compiledPath} from './paths';
import type {ProgramOutcome} from './program-outcome';
import {freshStart} from './fresh-start';
import {differences} from './recorded';

const startAfresh = freshStart();

// A server that was closed is open until its last connection has ended.
const closingMs = 100;

async function run(folder: string): Promise<ProgramOutcome> {
  const first = await runOnce(folder, false);
  if (!first.ok || !first.again) return first;
  const second = await runOnce(folder, true);
  if (!second.ok) return {...second, message: `on PostgreSQL: ${second.message}`};
  return {...second, produced: {...first.produced, ...differences(first.produced, second.produced)}};
}

async function runOnce(folder: string, onPostgres: boolean): Promise<ProgramOutcome & {again?: boolean}> {
  startAfresh();
  const passMinute = makeDeterministic();
  if (onPostgres) await (await import('./on-postgres')).usePostgres();
  const {Execution} = await import('./execute-steps');
  const execution = new Execution(folder, passMinute, onPostgres);
  const fail = (error: unknown): ProgramOutcome => ({
    ok: false,
    step: execution.current,
    message: messageOf(error),
  });
  return new Promise((resolve) => {
    // A reader's main.ts floats its promise, and libraries may reject out of sight.
    process.on('unhandledRejection', (error) => resolve(fail(error)));
    process.on('uncaughtException', (error) => resolve(fail(error)));
    import(compiledPath(join(folder, 'program.ts')))
      .then(async ({default: program}: {default: Program}) => {
        await execution.execute(program);
        const again = 'on' in program && program.on !== undefined;
        resolve({ok: true, produced: execution.produced, open: await staysOpen(), again});
      })
      .catch((error: unknown) => resolve(fail(error)));
  });
}

/** Whether the program leaves servers, processes or threads behind, which could reach the next one. */
async function staysOpen(): Promise<boolean> {
  const until = performance.now() + closingMs;
  while (holdsSomething()) {
    if (performance.now() > until) return true;
    await setTimeout(1);
  }
  return false;
}

function holdsSomething(): boolean {
  return process.getActiveResourcesInfo().some((kind) => /Server|Process|Worker|MessagePort/.test(kind));
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The harness's own errors name file and mend; the program's need their stack.
  return error.message.startsWith('examples/') ? error.message : (error.stack ?? error.message);
}

process.on('message', (folder: string) => {
  void run(folder).then((outcome) => process.send?.(outcome));
});
