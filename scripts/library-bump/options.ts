import {parseArgs} from 'node:util';
import {PACKAGES, PREFIX} from '../../plugins/api-reference/model';

/** What the command line asks for. */
export interface Options {
  version: string;
  /** The packages of the library, and others that go with this version, by name. */
  versions: Record<string, string>;
  /** Programs or folders of them below `examples/`; empty for all. */
  only: string[];
}

const USAGE =
  'write "npx tsx scripts/library-bump/cli.ts 9.4.0", and behind it other packages that this version needs, such as "@nestjs/graphql@13.2.5"';
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Reads the command line: a version, packages that go with it, and `--only`. */
export function readOptions(args: string[]): Options {
  const {values, positionals} = parseArgs({
    args,
    options: {
      only: {type: 'string', multiple: true, default: []},
    },
    allowPositionals: true,
  });
  const [version = '', ...others] = positionals;
  if (!EXACT.test(version)) throw new Error(`"${version}" is no version of the library: ${USAGE}`);
  const versions = Object.fromEntries(PACKAGES.map((end) => [PREFIX + end, version]));
  for (const other of others) {
    const [, name, wanted] = /^(.+)@([^@]+)$/.exec(other) ?? [];
    if (!name || !wanted) throw new Error(`"${other}" names no package with its version: ${USAGE}`);
    versions[name] = wanted;
  }
  return {version, versions, ...values};
}
