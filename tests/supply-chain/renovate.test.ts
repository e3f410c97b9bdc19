import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {declaredNames, type Manifest} from '../../scripts/verify-upgrades/manifest';

interface Rule {
  description?: string;
  matchPackageNames?: string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const {packageRules, ...rest} = read('renovate.json') as {packageRules: Rule[]};

it('every rule of Renovate says why it is there', () => {
  expect(packageRules.filter(({description}) => !description)).toEqual([]);
});

it('no upgrade is merged unseen', () => {
  expect(rest).toMatchObject({automerge: false});
  expect(JSON.stringify(packageRules)).not.toContain('automerge');
});

it('every package that a rule names is one of ours', () => {
  const manifests = ['package.json', 'examples/package.json'].map((file) => read(file) as Manifest);
  const ours = manifests.flatMap((manifest) => [
    ...declaredNames(manifest),
    ...Object.keys(manifest.overrides ?? {}),
  ]);
  const named = packageRules.flatMap(({matchPackageNames = []}) => matchPackageNames);
  const unknown = named.filter((pattern) => {
    const name = pattern.replace(/^!/, '');
    const scope = name.endsWith('/**') ? name.slice(0, -2) : undefined;
    return !ours.some((own) => (scope ? own.startsWith(scope) : own === name));
  });
  expect(unknown).toEqual([]);
});
