import type { INestApplication } from '@nestjs/common';

// #region send
export async function send(app: INestApplication, query: string) {
  const response = await fetch(`${await app.getUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as {
    data?: unknown;
    errors?: { message: string }[];
  };
}
// #endregion
