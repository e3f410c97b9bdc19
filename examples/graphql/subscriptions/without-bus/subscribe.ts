import { type GraphQLSchema, parse, subscribe } from 'graphql';

export async function subscribeToCreates(schema: GraphQLSchema) {
  // #region subscribe
  const document = parse('subscription { createdProject { name } }');
  const contextValue = { req: { user: { id: 1 } } };
  const result = await subscribe({ schema, document, contextValue });
  if ('errors' in result) console.log(result.errors?.[0]?.message);
  // #endregion
}
