import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
} from 'graphql';
import {suggestionList} from 'graphql/jsutils/suggestionList.js';
import {SampleError} from './fence';

type Member = FieldDefinitionNode | InputValueDefinitionNode;

const KEYWORDS: Partial<Record<Kind, string>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
};

/**
 * Cuts definitions out of a printed schema, in the order asked for. `Query.tickets` gives the type with that field alone;
 * fields of one type that follow each other come together.
 * Throws a `SampleError` on a name that is not there.
 * @param file names the schema in messages
 */
export function cutSchema(sdl: string, names: string[], file: string): string {
  const {definitions} = parse(sdl);
  const parts: string[] = [];
  for (const {type, fields} of grouped(names)) {
    const definition = find(definitions, type, `a definition in ${file}`);
    if (!fields) {
      parts.push(textOfDefinition(sdl, definition));
      continue;
    }
    const keyword = KEYWORDS[definition.kind];
    if (!keyword) throw new SampleError(`"${type}" in ${file} has no fields; ask for "${type}" whole`);
    const members = 'fields' in definition ? (definition.fields as readonly Member[]) : [];
    const shown = fields.map((field) =>
      textOfDefinition(sdl, find(members, field, `a field of ${type} in ${file}`)),
    );
    parts.push([`${keyword} ${type} {`, ...shown.map((text) => `  ${text}`), '}'].join('\n'));
  }
  return parts.join('\n\n');
}

function grouped(names: string[]): {type: string; fields?: string[]}[] {
  const groups: {type: string; fields?: string[]}[] = [];
  for (const name of names) {
    const [type = '', field] = name.split('.');
    const last = groups.at(-1);
    if (field === undefined) groups.push({type});
    else if (last?.type === type && last.fields) last.fields.push(field);
    else groups.push({type, fields: [field]});
  }
  return groups;
}

function find<T extends DefinitionNode | Member>(nodes: readonly T[], name: string, what: string): T {
  const named = nodes.flatMap((node) => ('name' in node && node.name ? [{node, name: node.name.value}] : []));
  const found = named.find((candidate) => candidate.name === name);
  if (found) return found.node;
  const near = suggestionList(
    name,
    named.map((candidate) => candidate.name),
  )[0];
  const mend = near
    ? `did you mean "${near}"?`
    : 'correct the name, or record the schema again with "npm run examples -- --update"';
  throw new SampleError(`"${name}" is not ${what}; ${mend}`);
}

function textOfDefinition(sdl: string, {loc}: DefinitionNode | Member): string {
  return sdl.slice(loc?.start, loc?.end);
}
