import { type GraphQLSchema, parse, subscribe } from 'graphql';

export async function subscribeToUpdates(schema: GraphQLSchema) {
  // #region subscribe
  const document = parse(
    'subscription { updatedManyTickets { updatedCount } }',
  );
  const result = await subscribe({ schema, document, contextValue: {} });
  if ('errors' in result) console.log(result.errors?.[0]?.message);
  // #endregion
}
