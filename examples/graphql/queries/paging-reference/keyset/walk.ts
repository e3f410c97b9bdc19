interface Connection {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/**
 * Reads a list two rows at a time, passing each page's `endCursor` to the next.
 * @param url the GraphQL endpoint
 * @param sorting the argument as GraphQL
 * @returns the ids, in the order they came
 */
export async function walk(
  url: string,
  list: string,
  sorting = '[]',
): Promise<string[]> {
  const query = `query ($after: ConnectionCursor) {
    page: ${list}(paging: {first: 2, after: $after}, sorting: ${sorting}) {
      edges { node { id } }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  const ids: string[] = [];
  let page: Connection | undefined;
  while (!page || page.pageInfo.hasNextPage) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query,
        variables: { after: page?.pageInfo.endCursor },
      }),
    });
    page = ((await response.json()) as { data: { page: Connection } }).data
      .page;
    ids.push(...page.edges.map(({ node }) => node.id));
  }
  return ids;
}
