import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ROOT} from '../../tests/browser/sites';

/** What a command used, all its Node.js processes and their threads together. */
export interface Usage {
  /** CPU time. */
  seconds: number;
  /** The most memory that one of its processes held. */
  mebibytes: number;
}

interface Surroundings {
  /** The site's own folder where none is named. */
  cwd?: string;
  env?: Record<string, string>;
}

/**
 * Runs a command and tells what it used.
 *
 * @throws with all it printed when it fails.
 */
export async function usageOf(
  command: string,
  args: string[],
  {cwd = ROOT, env = {}}: Surroundings = {},
): Promise<Usage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
  const file = path.join(folder, 'usage.jsonl');
  try {
    await run(command, args, cwd, {
      ...env,
      MEASURE_USAGE: file,
      NODE_OPTIONS:
        `${process.env.NODE_OPTIONS ?? ''} --require ${path.join(__dirname, 'record-usage.cjs')}`.trim(),
    });
    const processes = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Usage);
    return {
      seconds: processes.reduce((sum, {seconds}) => sum + seconds, 0),
      mebibytes: Math.max(...processes.map(({mebibytes}) => mebibytes)),
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function run(command: string, args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const keep = (data: Buffer) => {
      printed += data.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${printed}`));
    });
  });
}
