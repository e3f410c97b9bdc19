import {execFile} from 'node:child_process';
import {existsSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {protectSite} from '../../plugins/post-build/inject-policy';
import {readAccount} from '../../plugins/search-index/algolia-account';
import {provideChromium} from './chromium';
import {VARIANTS, type Variant} from './fixture/variants';
import {serveSite} from './server';
import {BASE_URL, FIXTURE_REPOSITORY, MAIN_BUILD, ORIGINS_VARIABLE, ROOT} from './sites';

/** What is no source of the variants, below the root: all else is, so that a new folder is not forgotten. */
const OTHERS = ['build', 'docs', 'docs-dev', 'node_modules', 'scripts', 'test-results', 'tests'];

/** What the variants are made of, below the root. */
const SOURCES = [
  ...readdirSync(ROOT).filter((name) => !OTHERS.includes(name) && !name.endsWith('.md')),
  'tests/browser/algolia-stand-in.ts',
  'tests/browser/fixture',
  'tests/site-with.ts',
].filter((name) => !isHidden(name));

/** What tools keep for themselves, such as compiled examples. */
function isHidden(name: string): boolean {
  return name.startsWith('.');
}

/** The time of the latest change to a file, or to a folder and what it holds. */
function changedAt(source: string): number {
  const status = statSync(source);
  if (!status.isDirectory()) return status.mtimeMs;
  // A folder's own time tells what was removed from it.
  const names = readdirSync(source).filter((name) => !isHidden(name));
  const entries = names.map((name) => changedAt(path.join(source, name)));
  return Math.max(status.mtimeMs, ...entries);
}

/** Builds the small site with our theme in one of its variants, if what it is made of has changed; returns the folder. */
async function buildVariant(variant: Variant): Promise<string> {
  const folder = path.join(ROOT, 'test-results/fixture', variant);
  const build = path.join(folder, 'build');
  const finished = path.join(folder, 'finished');
  const builtAt = statSync(finished, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  if (SOURCES.every((source) => changedAt(path.join(ROOT, source)) < builtAt)) return build;
  const docusaurus = createRequire(path.join(ROOT, 'package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  const config = path.join(__dirname, 'fixture/docusaurus.config.ts');
  const env = {
    ...process.env,
    ...FIXTURE_REPOSITORY,
    ...VARIANTS[variant].environment,
    FIXTURE_VARIANT: variant,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, 'generated'),
    // The variants are built at the same time and must not share a cache with each other or with the site.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const args = [docusaurus, 'build', ROOT, '--config', config, '--out-dir', build];
  await promisify(execFile)(process.execPath, args, {cwd: ROOT, env});
  protectSite(build, readAccount(env));
  writeFileSync(finished, '');
  return build;
}

/** Provides what every test needs: a browser, and the site and its variants on servers. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(path.join(MAIN_BUILD, 'index.html'))) {
    throw new Error(`${MAIN_BUILD} holds no built site: run "npm run build" first`);
  }
  process.env.CHROMIUM_PATH = provideChromium();

  const names = Object.keys(VARIANTS) as Variant[];
  const folders = [MAIN_BUILD, ...(await Promise.all(names.map(buildVariant)))];
  const served = await Promise.all(folders.map((folder) => serveSite(folder, BASE_URL)));
  const origins = ['main', ...names].map((name, index) => [name, served[index]]);
  process.env[ORIGINS_VARIABLE] = JSON.stringify(Object.fromEntries(origins));
}
