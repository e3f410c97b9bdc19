import {
  getNamedType,
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** The most inputs that one mutation gets. */
const MOST = 24;

/** Values that a hidden row of the first database has, and values of own rows. */
const guesses: Record<string, string[]> = {
  ID: ['50', '1'],
  Int: ['7050', '2'],
  Float: ['7050', '2'],
  Boolean: ['true'],
  String: ['"secret a50"', '"plain 2"', '"secret%"'],
};

/** Filters of every operator with such values, alone, negated, combined, empty and over relations. */
export function conditionsOf(filter: GraphQLInputObjectType): string[] {
  const fields = Object.entries(filter.getFields());
  const single = fields.flatMap(([name, { type }]) => {
    const below = getNamedType(type);
    if (name === 'and' || name === 'or' || !isInputObjectType(below)) return [];
    const nested = 'and' in below.getFields();
    return (nested ? shallow(below) : comparisonsOf(below)).map(
      (value) => `{${name}: ${value}}`,
    );
  });
  const [first = '{}', second = '{}'] = [single[0], single[1]];
  return [
    '{}',
    ...single,
    '{and: []}',
    '{or: []}',
    '{or: [{}]}',
    `{or: [${first}, {}]}`,
    `{and: [{or: [${first}, ${second}]}]}`,
  ];
}

/** The filters over a relation: by its own fields only. */
function shallow(filter: GraphQLInputObjectType): string[] {
  return Object.entries(filter.getFields()).flatMap(([name, { type }]) => {
    const below = getNamedType(type);
    if (name === 'and' || name === 'or' || !isInputObjectType(below)) return [];
    if ('and' in below.getFields()) return [];
    return comparisonsOf(below).map((value) => `{${name}: ${value}}`);
  });
}

/** All operators but those of PostgreSQL that SQLite refuses, which tell what `like` tells. */
function comparisonsOf(comparison: GraphQLInputObjectType): string[] {
  return Object.entries(comparison.getFields())
    .filter(([operator]) => !/ilike/i.test(operator))
    .flatMap(([operator, { type }]) =>
      valuesOf(type).map((value) => `{${operator}: ${value}}`),
    );
}

function valuesOf(type: GraphQLInputType): string[] {
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return [`[${valuesOf(nullable.ofType as GraphQLInputType).join(', ')}]`];
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const [low, high] = guesses[lowerType(named)] ?? [];
    return low
      ? [`{lower: ${low}, upper: ${low}}`, `{lower: ${high}, upper: ${low}}`]
      : [];
  }
  return guesses[named.name] ?? [];
}

function lowerType(between: GraphQLInputObjectType): string {
  const { lower } = between.getFields();
  return lower ? getNamedType(lower.type).name : '';
}

/** Inputs for a mutation: the combinations of what each of their fields may hold, up to a limit. */
export function literalsOf(type: GraphQLInputType, name = ''): string[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (name === 'relationIds') return ['[50]', '[60]', '[1, 50]', '[1]', '[]'];
    return literalsOf(nullable.ofType as GraphQLInputType).map(
      (value) => `[${value}]`,
    );
  }
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues().map((value) => value.name);
  if (!isInputObjectType(named))
    return scalarsOf(named.name, name, isNonNullType(type));
  if (name === 'filter')
    return [
      '{}',
      '{or: [{}]}',
      '{and: []}',
      ...conditionsOf(named).slice(1, 4),
    ];
  if ('and' in named.getFields()) return ['{}'];
  return Object.values(named.getFields())
    .reduce<string[]>(
      (made, field) => {
        const values = literalsOf(field.type, field.name);
        return made
          .flatMap((before) =>
            values.map((value) =>
              [before, `${field.name}: ${value}`].filter(Boolean).join(', '),
            ),
          )
          .slice(0, MOST);
      },
      [''],
    )
    .map((fields) => `{${fields}}`);
}

function scalarsOf(type: string, name: string, isRequired: boolean): string[] {
  if (name === 'id' || name === 'relationId') return ['1', '50', '60'];
  if (/Id$/.test(name)) return ['1', '50', '60', '2'];
  if (type === 'String') return ['"written by Ada"'];
  return isRequired ? ['5'] : ['5', 'null'];
}
