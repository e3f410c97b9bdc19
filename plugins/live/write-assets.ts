import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LiveManifest, LiveProgram} from '../../src/live/sandbox/live-program';
import type {Declarations} from '../../src/live/types/type-messages';
import {bundleCompiler, bundleRuntime, bundleTypes, sqliteEngine} from './bundle';
import {writeAsset} from '../shared/assets';
import {cached, cacheKey, forgetOthers, sourcesKey} from '../shared/cache';
import {installedVersion} from '../shared/installed-version';
import {sandboxFrame} from './sandbox-frame';
import {importedNames} from './imported-names';
import {livePrograms} from './programs';
import {projectParts} from './project-parts';
import {gatherDeclarations, reachedBy} from './gather-types';

export interface AssetSources {
  siteDir: string;
  /** Where the reference has the names of the library: `addressesOfNames`. */
  reference: Record<string, string>;
  /** Where the files go that the site serves. */
  output: string;
  /** Where what is costly to make is kept between builds. */
  cache: string;
}

/** Packages whose version an issue of the library asks for. */
const REPORTED = ['@ptc-org/nestjs-query-graphql', '@nestjs/core', '@nestjs/graphql', 'typeorm', 'graphql'];

/** Writes all that the browser fetches for live samples, each file named by its contents, and returns the names. */
export default async function writeAssets({
  siteDir,
  reference,
  output,
  cache,
}: AssetSources): Promise<LiveManifest> {
  const write = (name: string, ending: string, contents: string | Buffer): string =>
    writeAsset(output, name, ending, contents);
  const {runtime, compiler, types} = await bundles(siteDir, cache);
  const programs = await livePrograms(join(siteDir, 'examples'), join(cache, 'compiled'));
  const names = importedNames(programs);
  const declarations = {...(await declarationsOf(siteDir, programs, cache)), reference, names};
  const engine = sqliteEngine();
  // What earlier builds left goes.
  forgetOthers(cache);
  rmSync(output, {recursive: true, force: true});
  return {
    runtime: write('runtime', 'js', runtime),
    compiler: write('compiler', 'js', compiler),
    types: write('types', 'js', types),
    declarations: write('declarations', 'json', JSON.stringify(declarations)),
    names: write('names', 'json', JSON.stringify(names)),
    wasm: write('sqlite', 'wasm', engine),
    startBytes: Buffer.byteLength(runtime) + engine.length,
    frame: write('frame', 'html', sandboxFrame()),
    project: write('project', 'json', JSON.stringify(projectParts(siteDir))),
    versions: Object.fromEntries(REPORTED.map((name) => [name, installedVersion(name)])),
    titles: Object.fromEntries(programs.map(({name}) => [name, titleOf(siteDir, name)])),
    programs: Object.fromEntries(
      programs.map((program) => [
        program.name,
        write(`programs/${program.name}`, 'json', JSON.stringify(program)),
      ]),
    ),
  };
}

/** The title of the page that shows a program, which lies at the page's address or below. */
function titleOf(siteDir: string, name: string): string {
  for (let page = name; page !== '.'; page = dirname(page)) {
    const files = ['docs', 'src/pages'].map((folder) => join(siteDir, folder, `${page}.mdx`));
    const file = files.find((one) => existsSync(one));
    const title = file && /^title: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (title) return title.replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'");
  }
  return name;
}

/** The bundles, made anew where a package, a file of this plugin or of the harness, or the limits changed. */
async function bundles(
  siteDir: string,
  cache: string,
): Promise<Record<'runtime' | 'compiler' | 'types', string>> {
  return cached(join(cache, `bundles-${stateOf(siteDir)}.json`), async () => {
    const [runtime, compiler, types] = await Promise.all([bundleRuntime(), bundleCompiler(), bundleTypes()]);
    return {runtime, compiler, types};
  });
}

/** What editors know the types by, made anew where programs reach something else. */
async function declarationsOf(
  siteDir: string,
  programs: LiveProgram[],
  cache: string,
): Promise<Omit<Declarations, 'reference' | 'names'>> {
  const reached = reachedBy(programs, join(siteDir, 'examples'));
  const key = cacheKey([stateOf(siteDir), JSON.stringify(reached)]);
  return cached(join(cache, `declarations-${key}.json`), () => gatherDeclarations(siteDir, reached));
}

/** Changes with all that the bundles are made from, and what makes them. */
function stateOf(siteDir: string): string {
  const below = (folder: string): string[] =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('fixtures'));
  // It names the contents of every package.
  const packages = readFileSync(join(siteDir, 'package-lock.json'), 'utf8');
  return cacheKey([packages, sourcesKey([__dirname, join(siteDir, 'examples/_harness')].flatMap(below))]);
}
