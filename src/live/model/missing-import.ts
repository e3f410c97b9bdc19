/** A forgotten import, told from what the program says: TypeScript, which knows more, may not have come yet. */
import {baseName} from '../../../lib/base-name';
import {splitImports} from '../../../lib/split-imports';
import type {Fault} from '../sandbox/faults';

type Files = Readonly<Record<string, string>>;
/** What programs import from packages, by package. */
type Names = Readonly<Record<string, readonly string[]>>;

const NO_VALUE = /^ReferenceError: (\w+) is not defined/;

/** A fault with what would mend it, where the program fails for a name that another file or a package has. */
export async function withMissingImport(
  fault: Fault,
  files: Files,
  names: () => Promise<Names>,
): Promise<Fault> {
  const [, name] = NO_VALUE.exec(fault.message) ?? [];
  const file = fault.places[0]?.file;
  if (fault.kind !== 'program' || name === undefined || file === undefined) return fault;
  const source = ownSourceOf(name, file, files) ?? packageOf(name, await names().catch(() => ({})));
  if (source === undefined) return fault;
  const meaning = `${name} is not imported in ${baseName(file)}. It comes from '${source}'.`;
  return {...fault, meaning, fix: {file, name, source}};
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The file beside another one that exports a name, as that one would import it. */
function ownSourceOf(name: string, file: string, files: Files): string | undefined {
  const declared = new RegExp(`^export (?:abstract |async )?(?:class|const|enum|function) ${name}\\b`, 'm');
  const other = Object.entries(files).find(
    ([path, text]) => folderOf(path) === folderOf(file) && declared.test(text),
  );
  return other && `./${baseName(other[0]).replace(/\.ts$/, '')}`;
}

function packageOf(name: string, names: Names): string | undefined {
  return Object.keys(names).find((source) => names[source]?.includes(name));
}

/** A text that imports a name besides: from where it imports already, or in a line of its own. */
export function withImport(text: string, {name, source}: {name: string; source: string}): string {
  const {imports, rest} = splitImports(text);
  const end = imports.indexOf(`} from '${source}'`);
  if (end < 0) {
    const lines = [imports, `import { ${name} } from '${source}';`].filter(Boolean);
    return `${lines.join('\n')}\n\n${rest}`;
  }
  const before = imports.slice(0, end).trimEnd().replace(/,$/, '');
  const isInLines = before.slice(before.lastIndexOf('{')).includes('\n');
  return before + (isInLines ? `,\n  ${name},\n` : `, ${name} `) + text.slice(end);
}
