export async function withToken(url: string): Promise<unknown> {
  // #region with-token
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer token-of-ada',
    },
    body: JSON.stringify({
      query: '{ projects { totalCount edges { node { name } } } }',
    }),
  });
  return response.json();
  // #endregion
}
