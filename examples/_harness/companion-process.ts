import type {Program} from './define-program';
import {makeDeterministic} from './determinism';

/** What the process of `companion-process.ts` tells the one that started it. */
export type CompanionMessage = {url: string} | {failure: string};

/** The process of a program that another program starts: `companion-process.js PROGRAM`, until that one ends. */
async function main(file: string): Promise<void> {
  makeDeterministic();
  // Imported late: these load libraries, which must see the stopped clock.
  const {boot, endpoint} = await import('./boot');
  const {acceptUsers} = await import('./request-user');
  const {default: program}: {default: Program} = await import(file);
  if (!program.module && !program.main) throw new Error('This program has no app to start.');
  const app = await boot(program, {port: 0, prepare: acceptUsers});
  await program.seed?.(app);
  tell({url: await endpoint(app)});
}

function tell(message: CompanionMessage): void {
  process.send?.(message);
}

function fail(error: Error): void {
  // The stack goes where a failing run is explained.
  console.error(error);
  tell({failure: error.message});
}

process.on('disconnect', () => process.exit());
process.on('unhandledRejection', fail);
main(process.argv[2] ?? '').catch(fail);
