import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {createTwoFilesPatch} from 'diff';
import {startTime} from '../../examples/_harness/determinism';
import {dropMongoDb, emptyMongoDb} from '../../examples/_harness/mongodb';
import {startPostgres} from '../../examples/_harness/postgres';
import type {Page} from '../../lib/pages';
import type {ExampleFiles} from '../../plugins/samples/example-files';
import {type StepAction, stepsOf, type Walk} from './steps';

/** The project of a reader who has one: stricter than the one that the command line of NestJS makes unasked. */
const PROJECT = 'npx @nestjs/cli@11 new project --strict --skip-git --package-manager npm && cd project';

/** Carries out a page as far as it fails; resolves with the number of its steps. */
export async function carryOut(page: Page, walk: Walk, files: ExampleFiles): Promise<number> {
  const steps = stepsOf(page, walk, files);
  const usesMongoDb = steps.some((step) => step.kind === 'shell' && step.commands.includes('mongodb://'));
  if (usesMongoDb && !process.env.MONGODB_URI)
    throw new NotRunError('needs MONGODB_URI, see CONTRIBUTING.md');
  const reader = new Reader();
  try {
    if (walk.from === 'a NestJS project') await reader.do({kind: 'shell', commands: PROJECT});
    for (const [index, step] of steps.entries()) {
      await reader.do(step).catch((error: Error) => {
        if (error instanceof NotRunError) throw error;
        const what = `step ${index + 1}, ${step.kind === 'file' ? step.path : step.kind}`;
        throw new Error(`${page.path}:${step.line}: ${what}: ${error.message}`);
      });
    }
  } finally {
    await reader.leave();
  }
  return steps.length;
}

/** Why a walk cannot be carried out here; the page is not at fault. */
export class NotRunError extends Error {}

/** A block of commands, and what its last line starts. */
const COMMANDS = /^([^]*?)((?:^|\n)(?:\w+=\S+ )*npm (?:run )?start\S*)?$/;
/** The address of a database as a page has it. */
const ADDRESS = /(postgres|mongodb):\/\/[^\s'"]+/g;
const STARTED = 'successfully started';
const LACKS =
  /'\S+' is not in this registry|'\S+' could not be found or you|No matching version found for \S+|curl: command not found/;

/** Does what a page says, in an empty folder, and knows nothing else. */
class Reader {
  private readonly home = realpathSync(mkdtempSync(join(tmpdir(), 'walkthrough-')));
  private folder = this.home;
  /** The servers that are there, by the addresses that the page has as examples. */
  private readonly servers = new Map<string, string>();
  /** The applications that run, by the folder in which they were started. */
  private readonly running = new Map<string, {process: ChildProcess; isCurrent: boolean}>();

  async do(step: StepAction): Promise<void> {
    if (step.kind === 'shell') return this.run(step.commands, step.output);
    if (step.kind === 'operation') return this.send(step);
    const file = join(this.folder, step.path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, step.text);
    for (const [folder, app] of this.running) if (file.startsWith(`${folder}/`)) app.isCurrent = false;
  }

  async leave(): Promise<void> {
    for (const folder of [...this.running.keys()]) await this.stop(folder);
    rmSync(this.home, {recursive: true, force: true, maxRetries: 5});
    for (const address of this.servers.values())
      if (address.startsWith('mongodb')) await dropMongoDb(address);
  }

  /** Runs a block as one script; an application that its last line starts goes on running. */
  private async run(commands: string, shown?: string): Promise<void> {
    const [, script = '', start = ''] = COMMANDS.exec(await this.withServers(commands)) ?? [];
    const state = join(this.home, '.folder');
    const {status, stdout, stderr} = await execute(`trap 'pwd >"${state}"' EXIT\n${script}`, this.folder);
    const [lacks] = LACKS.exec(stderr) ?? [];
    if (status !== 0 && lacks) throw new NotRunError(lacks);
    if (status !== 0) throw new Error(`${script}\nends with status ${status}\n${stdout}${stderr}`);
    this.folder = readFileSync(state, 'utf8').trim();
    if (shown !== undefined) compare(shown, stdout);
    if (start) await this.start(start.trim());
  }

  /** In place of the addresses that a page has as examples, those of servers that are there. */
  private async withServers(text: string): Promise<string> {
    for (const [example, kind] of text.matchAll(ADDRESS))
      if (!this.servers.has(example)) this.servers.set(example, await this.database(kind));
    return text.replace(ADDRESS, (example) => this.servers.get(example) ?? example);
  }

  /** An empty database of this walk's own. */
  private database(kind?: string): Promise<string> {
    if (kind === 'postgres') return startPostgres();
    // The folder has a name that no other walk has, whose rows this one would find.
    return emptyMongoDb(`${basename(this.home)}-${this.servers.size}`);
  }

  private async start(command: string): Promise<void> {
    const {folder} = this;
    await this.stop(folder);
    const app = spawn('bash', ['-c', `exec env ${command}`], {
      cwd: folder,
      env: environment(),
      detached: true,
    });
    this.running.set(folder, {process: app, isCurrent: true});
    let log = '';
    for (const stream of [app.stdout, app.stderr])
      stream.on('data', (text: Buffer) => (log += text.toString()));
    for (const end = Date.now() + 120_000; !log.includes(STARTED); await wait(100)) {
      if (app.exitCode === null && Date.now() < end) continue;
      throw new Error(`"${command}" does not print "${STARTED}"\n${log}`);
    }
  }

  /** Ends the group of processes: npm and the command line of NestJS do not pass a signal on. */
  private async stop(folder: string): Promise<void> {
    const group = -(this.running.get(folder)?.process.pid ?? 0);
    this.running.delete(folder);
    for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; group !== 0 && isSent(group, signal); signal = 0)
      await wait(50);
  }

  private async send({url, query, variables, response}: StepAction & {kind: 'operation'}): Promise<void> {
    const old = [...this.running].find(([, {isCurrent}]) => !isCurrent);
    if (old) throw new Error('the files changed, and the page has not said to start the application again');
    const headers = {'content-type': 'application/json'};
    const answer = await fetch(url, {method: 'POST', headers, body: JSON.stringify({query, variables})});
    const body = await answer.text();
    // A response that is not recorded yet has no errors.
    if (response !== undefined) compare(JSON.stringify(response), body);
    else if (body.includes('"errors"')) throw new Error(body);
  }
}

/** Runs a script. Not synchronously, because a PostgreSQL of this process may have to answer it. */
function execute(
  script: string,
  cwd: string,
): Promise<{status: number | string; stdout: string; stderr: string}> {
  const options = {cwd, env: environment(), timeout: 600_000, maxBuffer: 1e8};
  return new Promise((resolve) => {
    const bash = execFile('bash', ['-ec', script], options, (error, stdout, stderr) =>
      resolve({status: error ? (error.code ?? error.message) : 0, stdout, stderr}),
    );
    bash.stdin?.end();
  });
}

function isSent(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(group, signal);
  } catch {
    return false;
  }
}

/** What `npm run` tells its scripts is not for the npm of a reader, who says yes when npx asks whether to install. */
function environment(): NodeJS.ProcessEnv {
  const OTHERS = /^(npm_(package|lifecycle|command|config_local|config_loglevel)|INIT_CWD|NODE_ENV|VITEST)/;
  const kept = Object.entries(process.env).filter(([name]) => !OTHERS.test(name));
  return {...(Object.fromEntries(kept) as NodeJS.ProcessEnv), npm_config_yes: 'true'};
}

/** What differs from run to run: the clock of the programs stands still, and only production has no stack traces. */
const MASKS: Record<string, (value: unknown, key: string) => boolean> = {
  now: (value) => [startTime, Date.now()].some((now) => Math.abs(timeOf(value) - +new Date(now)) < 3_600_000),
  objectId: (value) => /^[0-9a-f]{24}$/.test(String(value)),
  stacktrace: (_, key) => key === 'stacktrace',
};

function timeOf(value: unknown): number {
  return typeof value === 'string' && value.endsWith('Z') ? Date.parse(value) : NaN;
}

function masked(output: string): string {
  if (!output.startsWith('{')) return output.trim();
  const mask = (key: string, value: unknown): unknown => {
    const name = Object.keys(MASKS).find((one) => MASKS[one]?.(value, key));
    return name === 'stacktrace' ? undefined : (name ?? value);
  };
  return JSON.stringify(JSON.parse(output, mask), null, 2);
}

function compare(shown: string, got: string): void {
  const [before, after] = [masked(shown), masked(got)];
  if (before === after) return;
  const patch = createTwoFilesPatch('the page', 'this walk', `${before}\n`, `${after}\n`, '', '');
  throw new Error(`another result than the page shows\n${patch.slice(patch.indexOf('--- '))}`);
}
