import {spawnSync} from 'node:child_process';
import {chromium} from '@playwright/test';
import {findExecutable, isExecutable} from '../../examples/_harness/find-executable';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MISSING = `No Chromium was found for the browser tests, and none could be installed. Do one of these:
- install Chromium or Google Chrome so that one of ${NAMES.join(', ')} is on the PATH
- run "npx playwright install --with-deps chromium"
- set CHROMIUM_PATH to the program`;

/** What finding the browser depends on. */
export interface Machine {
  env: Record<string, string | undefined>;
  isExecutable: (file: string) => boolean;
  /** Where Playwright puts the browser that it installs. */
  playwrightPath: string;
}

/**
 * The Chromium of this machine: `CHROMIUM_PATH`, else the first one on the PATH, else Playwright's own.
 *
 * @throws when `CHROMIUM_PATH` names no program.
 */
export function findChromium({env, isExecutable: canRun, playwrightPath}: Machine): string | undefined {
  return findExecutable({variable: 'CHROMIUM_PATH', names: NAMES, elsewhere: [playwrightPath]}, env, canRun);
}

function run(command: string, args: string[]): boolean {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit', timeout: 10 * 60_000}).status === 0;
}

const isRoot = process.getuid?.() === 0;

function installWithPlaywright(): boolean {
  return run(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium']);
}

function installWithApt(): boolean {
  if (!isRoot) return false;
  // A source that cannot be refreshed must not keep the others from serving the package.
  run('apt-get', ['update']);
  return run('apt-get', ['install', '--yes', 'chromium']);
}

/**
 * Finds a Chromium, or installs one: Playwright's own, else, as root on Debian, the distribution's.
 *
 * @returns the path of the program.
 * @throws when there is none and none can be installed; the message says what to do.
 */
export function provideChromium(): string {
  const machine = {env: process.env, isExecutable, playwrightPath: chromium.executablePath()};
  const attempts = [() => true, installWithPlaywright, installWithApt];
  for (const attempt of attempts) {
    const found = attempt() && findChromium(machine);
    if (found) {
      return found;
    }
  }
  throw new Error(MISSING);
}

/** Nothing but the tests may cause traffic; and Chromium's sandbox does not start for root. */
export const LAUNCH_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];
