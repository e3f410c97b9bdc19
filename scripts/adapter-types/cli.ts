/**
 * Compares what `examples/_types` declares of the adapters with the installed packages, member by member. A package that
 * is not installed is named; with --complete, that is a failure.
 *
 * Usage: npm run adapters:types [-- --complete]
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import ts from 'typescript';
import {packageFolder} from '../../examples/_harness/needs';
import {compareTypes, countMembers, readDeclared} from './compare';

const examples = resolve(import.meta.dirname, '../../examples');
const {config} = ts.readConfigFile(join(examples, 'tsconfig.json'), ts.sys.readFile) as {config: object};
const {options} = ts.parseJsonConfigFileContent(config, ts.sys, examples);

for (const file of readdirSync(join(examples, '_types'))) {
  const declared = readDeclared(join(examples, '_types', file));
  const folder = packageFolder(declared.packageName);
  if (!folder) {
    console.log(`---  ${file}: not run: needs ${declared.packageName}; see "npm run adapters:install"`);
    if (process.argv.includes('--complete')) process.exitCode = 1;
    continue;
  }
  const {types, version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    types: string;
    version: string;
  };
  const problems = compareTypes(declared, join(folder, types.replace(/\.d\.ts$/, '')), options);
  console.log(
    `${problems.length > 0 ? 'FAIL' : 'ok  '} ${file}: ${countMembers(declared)} names as in ${declared.packageName} ${version}`,
  );
  for (const problem of problems) console.log(problem.replace(/^/gm, '     '));
  if (problems.length > 0) {
    console.log(
      `     Make examples/_types/${file} say what the package says, and look at the pages that use it.`,
    );
    process.exitCode = 1;
  }
}
