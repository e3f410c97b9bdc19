import { type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql';

/** Gives each field a context of its own, so that the library cannot mix up what it stores there. */
export function isolateFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    // All schemas of a process share the types of introspection.
    if (isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve) {
        field.resolve = (parent, args, context, info) =>
          resolve(parent, args, contextOfField(context), info);
      }
    }
  }
  return schema;
}

/** The context of the request, but with an `authorizer` and `hooks` that only this field uses. */
function contextOfField(context: object): object {
  const own = new Map<PropertyKey, unknown>([['hooks', undefined]]);
  return new Proxy(context, {
    get(shared, key) {
      if (own.has(key)) return own.get(key);
      if (key === 'authorizer')
        throw new Error(
          'No authorizer: fieldResolverEnhancers lacks "interceptors".',
        );
      return Reflect.get(shared, key);
    },
    set(shared, key, value) {
      if (key === 'authorizer' || key === 'hooks')
        return own.set(key, value).has(key);
      return Reflect.set(shared, key, value);
    },
  });
}
