import type { INestApplication } from '@nestjs/common';

interface Fields {
  fields: { name: string }[];
}

interface Schema {
  data: { __schema: { queryType: Fields; mutationType?: Fields } };
}

async function schemaAt(url: string): Promise<Schema> {
  const query =
    '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }';
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Schema;
}

/** The names of the root fields of both endpoints. */
export async function rootFields(app: INestApplication): Promise<unknown> {
  const host = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const fieldsAt = async (path: string): Promise<string[]> => {
    const { queryType, mutationType } = (await schemaAt(host + path)).data
      .__schema;
    return [queryType, mutationType].flatMap(
      (type) => type?.fields.map(({ name }) => name) ?? [],
    );
  };
  // #region ask
  return {
    '/graphql': await fieldsAt('/graphql'),
    '/admin': await fieldsAt('/admin'),
  };
  // #endregion
}
