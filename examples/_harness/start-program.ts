import {fork} from 'node:child_process';
import {join} from 'node:path';
import type {BesideMessage} from './beside';

/**
 * Starts another program's app in a process of its own, seeded, and resolves with the address of its GraphQL endpoint.
 * It ends with this process. Rejects with what stops it.
 * @param program what `require.resolve` gives for its `program`: the harness compiles what is named so
 */
export function startProgram(program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, 'beside.js'), [program], {execArgv: ['--enable-source-maps']});
    child.once('message', (message: BesideMessage) =>
      'url' in message ? resolve(message.url) : reject(new Error(message.failure)),
    );
    child.once('exit', (code) => reject(new Error(`${program} ended early, with code ${code}.`)));
  });
}
