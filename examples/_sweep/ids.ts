import {
  type ASTNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A request in which each number that stands for an id is written as that id. */
export function withIds(
  query: string,
  schema: GraphQLSchema,
  idOf: (id: number) => string,
): string {
  const info = new TypeInfo(schema);
  const spelled = visit(
    parse(query, { noLocation: true }),
    visitWithTypeInfo(info, {
      IntValue: ({ value }, _key, parent) => {
        const type = info.getInputType();
        // What a reference holds has no type.
        const isId = type
          ? getNamedType(type).name === 'ID'
          : isFieldOfId(parent as ASTNode);
        if (!isId) return undefined;
        return { kind: Kind.STRING, value: idOf(Number(value)) };
      },
    }),
  );
  return print(spelled);
}

function isFieldOfId(node: ASTNode): boolean {
  return node.kind === Kind.OBJECT_FIELD && node.name.value === 'id';
}
