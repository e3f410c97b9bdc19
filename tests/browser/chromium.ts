import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MISSING = `No Chromium was found for the browser tests, and none could be installed. Do one of these:
- install Chromium or Google Chrome so that one of ${NAMES.join(', ')} is on the PATH
- run "npx playwright install --with-deps chromium"
- set CHROMIUM_PATH to the program`;

const isRoot = process.getuid?.() === 0;

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

/** Whether a browser starts: one can be on the PATH and lack libraries, or only say how to install itself. */
function starts(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  const args = ['--headless', ...LAUNCH_ARGUMENTS, '--dump-dom', 'data:text/html,<p>started'];
  const {stdout} = spawnSync(program, args, {encoding: 'utf8', timeout: 60_000});
  return Boolean(stdout?.includes('started'));
}

/** Runs a program that installs something; what it prints is shown if it fails. */
function install(command: string, args: string[]): void {
  const {status, stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', timeout: 10 * 60_000});
  if (status !== 0) console.log(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
}

function installWithPlaywright(): void {
  console.log('No Chromium yet: npx playwright install chromium');
  install(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium']);
}

function installWithApt(): void {
  if (!isRoot) return;
  console.log('No Chromium yet: apt-get update && apt-get install --yes chromium');
  // A source that cannot be refreshed must not keep the others from serving the package.
  install('apt-get', ['update']);
  install('apt-get', ['install', '--yes', 'chromium']);
}

/**
 * Finds a Chromium that starts, or installs one: Playwright's own, else, as root on Debian, the distribution's.
 *
 * @returns the path of the program.
 * @throws when there is none and none can be installed; the message says what to do.
 */
export function provideChromium(): string {
  const {PATH = '', CHROMIUM_PATH: named} = process.env;
  const folders = PATH.split(delimiter).filter(Boolean);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const sought = named ? [named] : [...installed, chromium.executablePath()];
  for (const attempt of [() => undefined, installWithPlaywright, installWithApt]) {
    attempt();
    const found = sought.find(starts);
    if (found) return found;
  }
  throw new Error(MISSING);
}
