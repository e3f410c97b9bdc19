import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

const DEPTH = 3;
const IDS = [1, 2, 3, 4];

/** A query for each root field, with all fields and relations below it. */
export function everything(schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.flatMap((field) => {
    const required = field.args.filter(isRequiredArgument);
    const selection = `${field.name}$${selectionOf(field, DEPTH)}`;
    if (required.length === 0) return [`{ ${selection.replace('$', '')} }`];
    // What takes more than an id, such as endpoints of your own, needs a query that you write.
    return required.every(({ name }) => name === 'id')
      ? IDS.map((id) => `{ ${selection.replace('$', `(id: ${id})`)} }`)
      : [];
  });
}

function selectionOf(
  { type }: GraphQLField<unknown, unknown>,
  depth: number,
): string {
  const below = getNamedType(type);
  return isObjectType(below) ? ` { ${fieldsOf(below, depth)} }` : '';
}

function fieldsOf(type: GraphQLObjectType, depth: number): string {
  const isRow = 'id' in type.getFields();
  const fields = Object.values(type.getFields()).filter(
    (field) => !isObjectType(getNamedType(field.type)) || depth > 0 || !isRow,
  );
  return fields
    .map((field) => field.name + selectionOf(field, isRow ? depth - 1 : depth))
    .join(' ');
}
