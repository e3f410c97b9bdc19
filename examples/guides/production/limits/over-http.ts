import { encodeUser, userHeader } from '../../../_harness/request-user';
import { queries } from './attacks';

const user = { [userHeader]: encodeUser({ id: 1, tenantId: 1 }) };
const json = { 'content-type': 'application/json' };

// #region http
export async function overHttp(url: string): Promise<void> {
  for (const [name, query] of Object.entries(queries))
    await print(name, url, { headers: json, body: JSON.stringify({ query }) });

  const query = '{ projects { totalCount } }';
  await print('two operations in one request', url, {
    headers: json,
    body: JSON.stringify([{ query }, { query }]),
  });
  await print('a form of another site', url, {
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ query }),
  });
  const labels = Array.from({ length: 3000 }, () => ({ name: 'a'.repeat(60) }));
  await print('createMany of 3,000 rows', url, {
    headers: json,
    body: JSON.stringify({
      query:
        'mutation Import($labels: [CreateNamed!]!) { createManyLabels(input: { labels: $labels }) { id } }',
      variables: { labels },
    }),
  });
}

async function print(
  name: string,
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...user },
    body,
  });
  console.log(
    `${name}: ${response.status} ${messageOf(await response.text())}`,
  );
}
// #endregion

/** The first error of a response, or the beginning of its data. */
function messageOf(text: string): string {
  const { errors, message, data } = JSON.parse(text);
  return errors?.[0].message ?? message ?? JSON.stringify(data).slice(0, 60);
}
