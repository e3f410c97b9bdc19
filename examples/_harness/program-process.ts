import {type ChildProcess, fork} from 'node:child_process';
import {join} from 'node:path';
import {printJson} from '../../lib/print-json';
import {isLongRun} from './long-run';
import {compiledRoot, examplesRoot} from './paths';
import type {ProgramOutcome} from './program-outcome';
import type {Produced} from './recorded';

const limitMs = isLongRun() ? 900_000 : 300_000;
// What the programs before left in memory costs more, after some, than a new process.
const programsPerProcess = 24;

/**
 * How every process of programs is started.
 * @param sourceMaps whether stacks name the sources: loading takes a sixth longer
 */
function programProcess(sourceMaps: boolean): ChildProcess {
  return fork(join(compiledRoot, '_harness', 'worker-process.js'), {
    silent: true,
    execArgv: sourceMaps ? ['--enable-source-maps'] : [],
    env: {
      ...process.env,
      // Apollo leaves stack traces out of answers; everything else stays as in development.
      NODE_ENV: 'test',
      // npm hoists @nestjs/apollo above @as-integrations/express5, which it requires by name: the site needs Express 4 up there.
      NODE_PATH: join(examplesRoot, 'node_modules'),
      TZ: 'UTC',
      LC_ALL: 'C.UTF-8',
      NO_COLOR: '1',
    },
  });
}

/** Executes one compiled program in a process that ran nothing else, and resolves with what became of it; never rejects. */
export async function runAlone(folder: string): Promise<ProgramOutcome> {
  const child = programProcess(true);
  let printed = '';
  child.stdout?.on('data', (text) => (printed += text));
  child.stderr?.on('data', (text) => (printed += text));
  const outcome = await ask(child, folder);
  child.kill('SIGKILL');
  return outcome.ok ? outcome : {...outcome, message: [outcome.message, printed.trim()].join('\n').trim()};
}

/**
 * Executes compiled programs one after another in few processes, which takes less than half of the processor time. A
 * failure here may come from the company: only `runAlone` tells.
 */
export class SharedProcess {
  private child: ChildProcess | undefined;
  private programs = 0;

  /** Resolves with what became of the program; never rejects. */
  async run(folder: string): Promise<ProgramOutcome> {
    this.child ??= this.start();
    this.programs += 1;
    const outcome = await ask(this.child, folder);
    if (!outcome.ok || outcome.open || this.programs >= programsPerProcess) this.end();
    return outcome;
  }

  private start(): ChildProcess {
    const child = programProcess(false);
    // Unread, a full pipe would stop the program that prints.
    child.stdout?.resume();
    child.stderr?.resume();
    return child;
  }

  /** Ends the process; the next program starts another one. */
  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.programs = 0;
  }
}

function ask(child: ChildProcess, folder: string): Promise<ProgramOutcome> {
  return new Promise((resolve) => {
    const answer = (outcome: ProgramOutcome): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(outcome);
    };
    const timer = setTimeout(
      () =>
        answer({ok: false, message: `The program did not end within ${limitMs / 1000} s and was stopped.`}),
      limitMs,
    );
    child.once('message', (outcome: ProgramOutcome) =>
      answer(outcome.ok ? {...outcome, produced: printed(outcome.produced)} : outcome),
    );
    child.once('exit', (code) =>
      answer({ok: false, message: `The program's process ended early, with code ${code}.`}),
    );
    child.send(folder);
  });
}

/** What a program produced, with JSON as pages show it. */
function printed(produced: Produced): Produced {
  const files = Object.entries(produced).map(([path, content]) => [
    path,
    path.endsWith('.json') ? `${printJson(JSON.parse(content))}\n` : content,
  ]);
  return Object.fromEntries(files) as Produced;
}
