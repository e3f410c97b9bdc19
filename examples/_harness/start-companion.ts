import {fork} from 'node:child_process';
import {join} from 'node:path';
import type {CompanionMessage} from './companion-process';

/**
 * Starts another program's app in a process of its own, seeded, and resolves with the address of its GraphQL endpoint.
 * It ends with this process. Rejects with what stops it.
 * @param program what `require.resolve` gives for its `program`: the harness compiles what is named so
 */
export function startCompanion(program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, 'companion-process.js'), [program], {
      execArgv: ['--enable-source-maps'],
    });
    child.once('message', (message: CompanionMessage) =>
      'url' in message ? resolve(message.url) : reject(new Error(message.failure)),
    );
    child.once('exit', (code) => reject(new Error(`${program} ended early, with code ${code}.`)));
  });
}
