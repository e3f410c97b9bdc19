import {join} from 'node:path';
import type {Program} from './define-program';
import {makeDeterministic} from './determinism';
import {compiledPath} from './paths';
import type {Outcome} from './protocol';

/** The process of one program: `child.js FOLDER`, where FOLDER is the program's source folder. */
async function main(folder: string): Promise<void> {
  const passMinute = makeDeterministic();
  const {Execution} = await import('./execute');
  const execution = new Execution(folder, passMinute);
  const fail = (error: unknown): void => {
    report({ok: false, step: execution.current, message: messageOf(error)});
  };
  // A reader's main.ts floats its promise, and libraries may reject out of sight.
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);
  try {
    const program: {default: Program} = await import(compiledPath(join(folder, 'program.ts')));
    await execution.execute(program.default);
    report({ok: true, produced: execution.produced, erring: execution.erring});
  } catch (error) {
    fail(error);
  }
}

function report(outcome: Outcome): void {
  // Exits rather than waits: a failed app may hold sockets and timers.
  process.send?.(outcome, () => process.exit());
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The harness's own errors name file and mend; the program's need their stack.
  return error.message.startsWith('examples/') ? error.message : (error.stack ?? error.message);
}

void main(process.argv[2] ?? '');
