import type {Manifest} from './manifest';
import {declaredNames} from './manifest';
import {newer, previousMinor, previousPatch, type Rule, sameMinor} from './versions';

/** Packages that change their version together. */
export interface Target {
  /** As it is named on the command line. */
  name: string;
  /** The package whose versions count. */
  leader: string;
  /** The packages that go to the same version. */
  members: (manifest: Manifest) => string[];
  /** Packages of types: they go to the newest patch of the same minor version. */
  types: string[];
  /** Which versions are tried, in this order. */
  rule: Rule;
}

export const TARGETS: Target[] = [
  {
    name: 'react',
    leader: 'react',
    members: () => ['react', 'react-dom'],
    types: ['@types/react', '@types/react-dom'],
    rule: previousMinor,
  },
  {
    name: 'docusaurus',
    leader: '@docusaurus/core',
    members: (manifest) => declaredNames(manifest).filter((name) => name.startsWith('@docusaurus/')),
    types: [],
    rule: previousPatch,
  },
  {
    name: 'docsearch',
    leader: '@docsearch/react',
    members: () => ['@docsearch/react', '@docsearch/css'],
    types: [],
    rule: newer,
  },
];

/** A target, and the version that was asked for where one was. */
export interface Wish {
  target: Target;
  version?: string;
}

export interface Options {
  wishes: Wish[];
  browser: boolean;
  keep: boolean;
}

/** Reads the command line: `react`, `react@19.2.9`, `--browser`, `--keep`; no name stands for all. */
export function readOptions(args: string[]): Options {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknown = flags.find((flag) => flag !== '--browser' && flag !== '--keep');
  if (unknown) throw new Error(`"${unknown}" is no option; there are --browser and --keep`);
  const named = args.filter((arg) => !arg.startsWith('-')).map(readWish);
  return {
    wishes: named.length > 0 ? named : TARGETS.map((target) => ({target})),
    browser: flags.includes('--browser'),
    keep: flags.includes('--keep'),
  };
}

function readWish(arg: string): Wish {
  const [name, version] = arg.split('@');
  const target = TARGETS.find((candidate) => candidate.name === name);
  if (!target) {
    const names = TARGETS.map((candidate) => candidate.name).join(', ');
    throw new Error(
      `"${arg}" names nothing to upgrade; there are ${names}, each also with a version: react@19.2.9`,
    );
  }
  return {target, version};
}

/** The versions of all packages of one attempt, by name. */
export type Attempt = Record<string, string>;

/**
 * What is to be tried, in this order.
 *
 * @param versionsOf the published versions of a package.
 */
export async function attemptsOf(
  {target, version}: Wish,
  manifest: Manifest,
  installed: string,
  versionsOf: (name: string) => Promise<string[]>,
): Promise<Attempt[]> {
  const members = target.members(manifest);
  const published = await Promise.all(members.map(versionsOf));
  const common = (published[0] ?? []).filter((candidate) =>
    published.every((all) => all.includes(candidate)),
  );
  if (version !== undefined && !common.includes(version)) {
    throw new Error(`${members.join(' and ')} have no version ${version} in common`);
  }
  const types = await Promise.all(target.types.map(async (name) => ({name, all: await versionsOf(name)})));
  return (version === undefined ? target.rule(common, installed) : [version]).map((candidate) => ({
    ...Object.fromEntries(members.map((name) => [name, candidate])),
    ...Object.fromEntries(
      types.flatMap(({name, all}) =>
        sameMinor(all, candidate)
          .slice(0, 1)
          .map((newest) => [name, newest]),
      ),
    ),
  }));
}
