import {buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery} from 'graphql';

/**
 * The schema that an endpoint tells about itself; undefined where no GraphQL answers.
 * For apps that do not build their schema, such as gateways.
 */
export async function introspect(url: string): Promise<GraphQLSchema | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query: getIntrospectionQuery()}),
  });
  if (!response.ok) return undefined;
  const {data} = (await response.json()) as {data?: IntrospectionQuery};
  return data ? buildClientSchema(data) : undefined;
}
