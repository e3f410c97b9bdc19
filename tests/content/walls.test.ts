import {readFileSync} from 'node:fs';
import {test} from 'vitest';
import {expectNone} from '../expect-none';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Rule {
  matchPackageNames?: string[];
  enabled?: boolean;
  allowedVersions?: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('Renovate holds back each package that UPGRADING.md says cannot move', () => {
  const packages = ['package.json', 'examples/package.json'].map((file) => read(file) as Package);
  const installed = packages.flatMap((one) => Object.keys({...one.dependencies, ...one.devDependencies}));
  const {packageRules} = read('renovate.json') as {packageRules: Rule[]};
  const held = packageRules
    .filter(({enabled, allowedVersions}) => enabled === false || allowedVersions)
    .flatMap(({matchPackageNames = []}) => matchPackageNames);
  const [, section = ''] =
    /\n## The walls\n(.*?)\n`overrides`/s.exec(readFileSync('UPGRADING.md', 'utf8')) ?? [];
  // The first column names packages and their versions.
  const words = Array.from(section.matchAll(/^\| ([^|]+)/gm), ([, cell = '']) =>
    cell.split(/[\s,`]+/),
  ).flat();
  const names = words.map((word) => word.toLowerCase()).filter((word) => installed.includes(word));
  expectNone([
    names.length === 0 ? 'UPGRADING.md: no table names a package; mend how this test reads it' : undefined,
    ...names
      .filter((name) => !held.includes(name))
      .map(
        (name) =>
          `renovate.json: nothing holds back ${name}, as UPGRADING.md says; add a rule with the reason`,
      ),
  ]);
});
