import {type FragmentDefinitionNode, Kind, parse, type SelectionSetNode} from 'graphql';
import type {Files} from '../../plugins/samples/files';

/** What a selection asks for under each key of an answer. */
interface Asked {
  /** False for what only some types have, or some values of variables bring. */
  isCertain: boolean;
  below: SelectionSetNode[];
}

/**
 * The recorded answers that lack a field which their operation asks for, or have one that it does not: the operation was
 * edited, and not recorded again. Only a run tells this of edited arguments and variables.
 */
export function answerFaults(files: Files, folder = ''): string[] {
  return files.list(folder).flatMap((name) => {
    if (name === 'operations/') return programFaults(files, folder);
    return name.endsWith('/') && !/^[_.]|^node_modules/.test(name) ? answerFaults(files, folder + name) : [];
  });
}

function programFaults(files: Files, program: string): string[] {
  return files.list(`${program}operations`).flatMap((file) => {
    const [, name] = /^(.+)\.graphql$/.exec(file) ?? [];
    const recorded = name && files.read(`${program}recorded/${name}.json`);
    if (!recorded) return [];
    const {data} = JSON.parse(recorded) as {data?: unknown};
    const {definitions} = parse(files.read(`${program}operations/${file}`) ?? '', {noLocation: true});
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const node of definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    }
    const asked = definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [node.selectionSet] : [],
    );
    const [difference] = differences(data, asked, fragments, '');
    return difference
      ? [
          `examples/${program}operations/${file}: its recorded answer ${difference}; run "npm run examples -- --update ${program.slice(0, -1)}"`,
        ]
      : [];
  });
}

function differences(
  value: unknown,
  asked: SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  path: string,
): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => differences(item, asked, fragments, path));
  // What is null has no fields, and a scalar may be an object.
  if (typeof value !== 'object' || value === null || asked.length === 0) return [];
  const keys = new Map<string, Asked>();
  for (const selection of asked) collect(selection, true, fragments, keys);
  const found: string[] = [];
  for (const [key, {isCertain}] of keys) {
    if (isCertain && !(key in value)) found.push(`has no "${path}${key}"`);
  }
  for (const [key, below] of Object.entries(value)) {
    const known = keys.get(key);
    if (!known) found.push(`has "${path}${key}", which it does not ask for`);
    else found.push(...differences(below, known.below, fragments, `${path}${key}.`));
  }
  return found;
}

function collect(
  {selections}: SelectionSetNode,
  isCertain: boolean,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  keys: Map<string, Asked>,
): void {
  for (const node of selections) {
    const isSure = isCertain && (node.directives ?? []).length === 0;
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      const known = keys.get(key);
      keys.set(key, {
        isCertain: isSure || (known?.isCertain ?? false),
        below: [...(known?.below ?? []), ...(node.selectionSet ? [node.selectionSet] : [])],
      });
    } else {
      const selection =
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
      if (selection) collect(selection, false, fragments, keys);
    }
  }
}
