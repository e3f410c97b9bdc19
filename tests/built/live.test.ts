import {execFile, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {createContext, runInContext} from 'node:vm';
import {expect, test, type TestContext} from 'vitest';
import {freePort} from '../../examples/_harness/free-port';
import {compileFiles} from '../../plugins/live/browser/compile';
import {projectFiles, tutorialFiles} from '../../src/live/project/project-files';
import type {LiveProject} from '../../src/live/sandbox/live-program';
import {ROOT} from '../browser/sites';
import {liveProgram, liveText} from '../live-files';

const PROGRAM = 'graphql/queries/filtering/combine';
const OPERATION = 'several-fields';

/** The TypeScript files of the examples, by path. */
function exampleFiles(): Record<string, string> {
  const folder = path.join(ROOT, 'examples');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.includes('node_modules'),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

test('the compiler of the browser comes to what TypeScript comes to', () => {
  const module = {exports: {} as {compileFiles: typeof compileFiles}};
  // As in a worker: without Node.js.
  const process = {browser: true, env: {}, nextTick: setImmediate, platform: 'browser'};
  const context = createContext({module, exports: module.exports, process, performance, setTimeout});
  runInContext(liveText('compiler'), context);
  const files = exampleFiles();
  expect(Object.keys(files).length).toBeGreaterThan(1000);
  const ours = module.exports.compileFiles(files);
  const theirs = compileFiles(files);
  const different = Object.keys(files).filter((file) => ours.compiled[file] !== theirs.compiled[file]);
  expect(different).toEqual([]);
  expect(ours.problems).toHaveLength(0);
}, 300_000);

/** Starts a project and resolves with the address that it prints. */
function startProject({onTestFinished}: TestContext, folder: string, port: number): Promise<string> {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {...process.env, PORT: String(port)},
  });
  onTestFinished(() => {
    // npm does not hand a signal on: the whole group ends. One that did not start is gone already.
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid);
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const listen = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /GraphQL: (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    npm.stdout.on('data', listen);
    npm.stderr.on('data', listen);
    npm.on('exit', () => {
      reject(new Error(`npm start ended:\n${printed}`));
    });
  });
}

/** Writes a project, installs it and starts it; resolves with its address. */
async function start(context: TestContext, files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-project-'));
  context.onTestFinished(() => rm(folder, {recursive: true, force: true}), 120_000);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {cwd: folder});
  return startProject(context, folder, await freePort());
}

async function send(address: string, query: string, headers: Record<string, string> = {}): Promise<unknown> {
  const body = JSON.stringify({query});
  const all = {'content-type': 'application/json', ...headers};
  return (await fetch(address, {method: 'POST', headers: all, body})).json();
}

const recorded = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, 'examples', file), 'utf8'));

test.concurrent(
  'a downloaded program with an edit installs, starts and comes to its result',
  async (context) => {
    const project = JSON.parse(liveText('project')) as LiveProject;
    const program = liveProgram(PROGRAM);
    const dto = `${PROGRAM}/ticket.dto.ts`;
    const edits = {
      [dto]: (program.files[dto] ?? '').replace(
        "ObjectType('Ticket'",
        "ObjectType('Ticket', {description: 'Edited'}",
      ),
    };
    const address = await start(context, projectFiles(project, program, edits));
    const query = program.operations[OPERATION]?.query.slice(1) ?? '';
    const {data} = (await send(address, `{ edited: __type(name: "Ticket") { description } ${query}`)) as {
      data: Record<string, unknown>;
    };
    expect(data.edited).toEqual({description: 'Edited'});
    expect({data: {tickets: data.tickets}}).toEqual(recorded(`${PROGRAM}/recorded/${OPERATION}.json`));
  },
  300_000,
);

test.concurrent(
  'the project of the tutorial installs, starts and shows users their own tickets',
  async (context) => {
    const project = JSON.parse(liveText('project')) as LiveProject;
    const program = liveProgram('introduction/tutorial/cost/start');
    const address = await start(context, tutorialFiles(project, program, {}));
    const home = 'introduction/tutorial/take-home';
    const query = readFileSync(path.join(ROOT, 'examples', home, 'operations/own-tickets.graphql'), 'utf8');
    expect(await send(address, query, {'x-user': '2'})).toEqual(
      recorded(`${home}/recorded/own-tickets.json`),
    );
  },
  300_000,
);
