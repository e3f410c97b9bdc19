import type { GraphQLSchema } from 'graphql';

export function showComplexity(schema: GraphQLSchema) {
  // #region complexity
  const { ticket, tickets } = schema.getQueryType()?.getFields() ?? {};
  console.log('ticket ', ticket?.extensions.complexity);
  console.log('tickets', tickets?.extensions.complexity);
  // #endregion
}
