/**
 * Puts the adapters that the lock leaves out beside the other packages, in the version that the pages document, so
 * that the programs that need them run. Neither package.json nor the lock changes; `npm ci` removes them again.
 *
 * Usage: npm run adapters:install
 */
import {spawnSync} from 'node:child_process';
import {ADAPTERS} from '../../examples/_harness/needs';
import {version} from '@ptc-org/nestjs-query-core/package.json';
import {devDependencies} from '../../examples/package.json';

// Otherwise npm would take the Typegoose that the adapter declares, which is older than the one of the samples.
const besides = [
  `@typegoose/typegoose@${devDependencies['@typegoose/typegoose']}`,
  '@m8a/nestjs-typegoose@12',
];
const packages = [...ADAPTERS.map((name) => `${name}@${version}`), ...besides];

// For the same reason, npm refuses without --force.
const {status} = spawnSync(
  'npm',
  ['install', '--no-save', '--force', '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
  {stdio: 'inherit', shell: process.platform === 'win32'},
);
if (status !== 0) {
  console.error(`The adapters could not be installed: ${packages.join(', ')}.`);
  console.error('Without them, their programs are type-checked and reported as not run.');
  process.exitCode = 1;
}
