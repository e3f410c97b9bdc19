import {fork} from 'node:child_process';
import {join} from 'node:path';
import {compiledRoot, examplesRoot} from './paths';
import type {Outcome} from './protocol';

const limitMs = 120_000;

/** How every process of a program is started; `nodeEnv` is what the program sees as NODE_ENV. */
export function programProcess(
  entry: string,
  folder: string,
  nodeEnv: string,
  silent: boolean,
): ReturnType<typeof fork> {
  return fork(join(compiledRoot, '_harness', entry), [folder], {
    silent,
    execArgv: ['--enable-source-maps'],
    env: {
      ...process.env,
      NODE_ENV: nodeEnv,
      // npm hoists @nestjs/apollo above @as-integrations/express5, which it requires by name: the site needs Express 4 up there.
      NODE_PATH: join(examplesRoot, 'node_modules'),
      TZ: 'UTC',
      LC_ALL: 'C.UTF-8',
      NO_COLOR: '1',
    },
  });
}

/** Executes one compiled program in a process of its own and resolves with what became of it; never rejects. */
export function runProgram(folder: string): Promise<Outcome> {
  return new Promise((resolve) => {
    // With NODE_ENV=test Apollo leaves stack traces out of answers; everything else stays as in development.
    const child = programProcess('child.js', folder, 'test', true);
    let printed = '';
    child.stdout?.on('data', (text) => (printed += text));
    child.stderr?.on('data', (text) => (printed += text));
    let outcome: Outcome | undefined;
    const timer = setTimeout(() => {
      outcome = {ok: false, message: `The program did not end within ${limitMs / 1000} s and was stopped.`};
      child.kill('SIGKILL');
    }, limitMs);
    child.on('message', (message: Outcome) => (outcome ??= message));
    child.on('close', (code) => {
      clearTimeout(timer);
      outcome ??= {ok: false, message: `The program's process ended early, with code ${code}.`};
      resolve(
        outcome.ok ? outcome : {...outcome, message: [outcome.message, printed.trim()].join('\n').trim()},
      );
    });
  });
}
