import { encodeUser, userHeader } from '../../../_harness/request-user';

const ben = { [userHeader]: encodeUser({ id: 2, name: 'Ben Okafor' }) };

export async function ask(address: string): Promise<void> {
  const get = async (path: string) =>
    (await fetch(`${address}${path}`, { headers: ben })).json();
  // #region ask
  for (const path of ['/tickets/count', '/tickets/mine']) {
    console.log(`Ben gets ${path}:`, await get(path));
  }
  // #endregion
}
