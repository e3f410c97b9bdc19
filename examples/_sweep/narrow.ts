import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';

type Path = (string | number)[];

/** Where two responses differ first. */
export function firstDifference(
  one: unknown,
  other: unknown,
  path: Path = [],
): Path | undefined {
  if (JSON.stringify(one) === JSON.stringify(other)) return undefined;
  if (!isBranch(one) || !isBranch(other)) return path;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const found = firstDifference(one[key], other[key], [...path, key]);
    if (found) return found;
  }
  return path;
}

/** The shortest path to something that the pattern matches. */
export function firstMatch(value: unknown, pattern: RegExp): Path | undefined {
  const queue: [unknown, Path][] = [[value, []]];
  for (const [below, path] of queue) {
    if (isBranch(below))
      queue.push(
        ...Object.entries(below).map(
          ([key, one]) => [one, [...path, key]] as [unknown, Path],
        ),
      );
    else if (pattern.test(String(below))) return path;
  }
  return undefined;
}

/**
 * The operation with only those fields that lead to a path of its response: first without other root fields, then
 * beside each of them, because some leaks need two, and at last all of it.
 */
export function narrowed(query: string, path: Path): string[] {
  const document = parse(query, { noLocation: true });
  const [operation] = document.definitions as [OperationDefinitionNode];
  const names = path.slice(1).filter((key) => !/^\d+$/.test(String(key)));
  const small = along(operation.selectionSet, names.map(String));
  const others = operation.selectionSet.selections.map((root) => [
    ...small.selections,
    ...along({ kind: Kind.SELECTION_SET, selections: [root] }, []).selections,
  ]);
  const printed = [small.selections, ...others].map((selections) =>
    print({
      ...document,
      definitions: [
        {
          ...operation,
          selectionSet: { kind: Kind.SELECTION_SET, selections },
        },
      ],
    } as DocumentNode)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...printed, query];
}

function along(
  set: SelectionSetNode,
  [name = '', ...rest]: string[],
): SelectionSetNode {
  const [fragment] = set.selections;
  // Of a reference: what is asked of one type.
  if (fragment?.kind === Kind.INLINE_FRAGMENT) {
    const selectionSet = along(fragment.selectionSet, [name, ...rest]);
    const selections = [{ ...fragment, selectionSet }];
    return { kind: Kind.SELECTION_SET, selections };
  }
  const fields = set.selections as FieldNode[];
  const field =
    fields.find((one) => (one.alias ?? one.name).value === name) ??
    leafOf(fields);
  if (!field) return set;
  const { selectionSet, ...kept } = field;
  const below = selectionSet && along(selectionSet, rest);
  return {
    kind: Kind.SELECTION_SET,
    selections: [{ ...kept, ...(below && { selectionSet: below }) }],
  };
}

/** Where the path ends above a leaf: what leads to an id. */
function leafOf(fields: FieldNode[]): FieldNode | undefined {
  const named = (...names: string[]) =>
    fields.find((one) => names.includes(one.name.value));
  return named('edges', 'node', 'nodes') ?? named('id') ?? fields[0];
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
