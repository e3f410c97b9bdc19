import {ORM_IDS, type OrmId} from '../../../lib/orms';
import {compareVersions} from '../../../lib/versions';
import {kindOf} from './file-kinds';
import type {SourceFile} from './hit';

const OWN = /^@(?:nestjs-query\/|ptc-org\/nestjs-query-)/;
const IMPORT = /\b(?:from|import|require\()\s*['"](@(?:nestjs-query\/|ptc-org\/nestjs-query-)[\w-]+)/g;

/** Notes the packages of the library that a file names: with their version where it is a `package.json`. */
export function notePackages({path, text}: SourceFile, packages: Map<string, string>): void {
  if (kindOf(path) === 'package.json') {
    for (const [name, version] of dependenciesOf(text)) if (OWN.test(name)) packages.set(name, version);
  } else if (text.includes('nestjs-query')) {
    for (const [, name = ''] of text.matchAll(IMPORT)) if (!packages.has(name)) packages.set(name, '');
  }
}

function dependenciesOf(text: string): [string, string][] {
  try {
    const {dependencies, devDependencies, peerDependencies} = JSON.parse(text) as Record<string, unknown>;
    return [peerDependencies, devDependencies, dependencies].flatMap((some) =>
      Object.entries(some ?? {}).map(([name, version]): [string, string] => [
        name,
        String(version).slice(0, 100),
      ]),
    );
  } catch {
    return [];
  }
}

/** The ORMs whose adapters are used. */
export function ormsOf(packages: string[]): OrmId[] {
  return ORM_IDS.filter((orm) => packages.some((name) => name.endsWith(`query-${orm}`)));
}

/** The lowest version that the packages ask for, such as `8.0.3` for `^8.0.3`. */
export function libraryVersion(packages: Record<string, string>): string | undefined {
  const versions = Object.values(packages).flatMap((range) => {
    const [, major, minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(range) ?? [];
    return major ? [`${major}.${minor}.${patch}`] : [];
  });
  return versions.sort(compareVersions)[0];
}
