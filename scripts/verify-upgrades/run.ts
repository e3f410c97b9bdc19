import {spawn} from 'node:child_process';

export interface Outcome {
  ok: boolean;
  /** What it printed, errors too. */
  output: string;
}

/** Longer than any step takes on a busy machine. */
const LIMIT = 30 * 60_000;

/** Runs a program to its end. */
export function run(command: string, args: string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT,
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) output += `\n${command} was ended by ${signal}\n`;
      resolve({ok: code === 0, output});
    });
  });
}
