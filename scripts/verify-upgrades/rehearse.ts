import {fixCounts, npmFailure, npmReason, skippedSavings} from './output';
import type {Result, Step} from './report';
import {type Outcome, run} from './run';
import {
  copyProject,
  installedVersion,
  installPackages,
  PROJECT,
  readManifest,
  writeVersions,
} from './scratch';
import {type Attempt, attemptsOf, type Wish} from './targets';

/** A package registry that could not be asked. */
export class NetworkError extends Error {}

/** The browser tests that show whether the site runs at all: loading, navigation, menus, tabs, search, policy. */
const BROWSER_TESTS = [
  'routes',
  'navbar',
  'mobile-navigation',
  'color-mode',
  'orm-tabs',
  'search.spec',
  'load-failure',
  'policy',
];

interface Check {
  step: Step;
  command: string[];
  /** What a good outcome is worth saying; "yes" without it. */
  told?: (outcome: Outcome) => string;
}

const CHECKS: Check[] = [
  {
    step: 'fixes',
    command: ['npx', 'tsx', 'plugins/upstream/cli.ts'],
    told: ({output}) => {
      const {fit, missed} = fixCounts(output);
      return missed > 0 ? `${missed} of ${fit + missed} miss` : `${fit} fit`;
    },
  },
  {step: 'types', command: ['npx', 'tsc', '--noEmit']},
  {step: 'tests', command: ['npx', 'vitest', 'run', '--project', 'units', 'plugins', 'src']},
  {step: 'build', command: ['npm', 'run', 'build']},
];

const BROWSER_CHECK: Check = {
  step: 'browser',
  command: ['npx', 'playwright', 'test', '-c', 'tests/browser', ...BROWSER_TESTS],
};

/** The published versions of a package. */
async function publishedVersions(name: string): Promise<string[]> {
  const {ok, output} = await run('npm', ['view', name, 'versions', '--json', '--loglevel=error'], PROJECT);
  if (!ok && npmFailure(output) === 'network') throw new NetworkError(`${name}: ${npmReason(output)}`);
  if (!ok) throw new Error(`npm view ${name} failed: ${output}`);
  return [JSON.parse(output) as string | string[]].flat();
}

/** The first attempt that installs, with the reasons of those before it that did not. */
async function install(
  folder: string,
  attempts: Attempt[],
  result: Result,
  say: (line: string) => void,
): Promise<boolean> {
  const manifest = readManifest(PROJECT);
  const [leader] = Object.keys(attempts[0] ?? {});
  for (const attempt of attempts) {
    const version = attempt[leader ?? ''] ?? '';
    say(`${result.name}: installing ${version} …`);
    writeVersions(folder, manifest, attempt);
    const {ok, output} = await installPackages(folder);
    const other = Object.entries(attempt).find(([name, wanted]) => installedVersion(folder, name) !== wanted);
    if (ok && !other) {
      result.to = version;
      return true;
    }
    const failure = ok ? 'other' : npmFailure(output);
    if (failure === 'network') throw new NetworkError(npmReason(output));
    const reason = other && ok ? `${other[0]} is not at ${other[1]} after the install` : npmReason(output);
    if (failure !== 'unpublished') {
      result.to = version;
      result.steps.install = {ok: false, told: 'no', output: ok ? reason : output};
      return false;
    }
    result.notInstalled.push({version, reason});
  }
  return false;
}

/** Upgrades a copy of the project and runs the checks in it. */
export async function rehearse(
  wish: Wish,
  folder: string,
  withBrowser: boolean,
  say: (line: string) => void,
): Promise<Result> {
  const {name, leader} = wish.target;
  const from = installedVersion(PROJECT, leader);
  if (from === undefined) throw new Error(`${leader} is not installed; run npm ci first`);
  const result: Result = {name, from, notInstalled: [], steps: {}, skipped: []};
  const attempts = await attemptsOf(wish, readManifest(PROJECT), from, publishedVersions);
  if (attempts.length === 0) return result;
  say(`${name}: copying the project …`);
  await copyProject(folder);
  if (!(await install(folder, attempts, result, say))) return result;
  result.steps.install = {ok: true, told: 'yes', output: ''};
  for (const check of withBrowser ? [...CHECKS, BROWSER_CHECK] : CHECKS) {
    if (check.step === 'browser' && !result.steps.build?.ok) continue;
    const [command = '', ...args] = check.command;
    say(`${name}: ${check.command.join(' ')} …`);
    const outcome = await run(command, args, folder);
    const told = check.told?.(outcome) ?? (outcome.ok ? 'pass' : 'FAIL');
    result.steps[check.step] = {ok: outcome.ok, told, output: outcome.output};
    if (check.step === 'build') result.skipped = skippedSavings(outcome.output);
  }
  return result;
}
