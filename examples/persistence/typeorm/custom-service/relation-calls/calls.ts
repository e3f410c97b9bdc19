import { calls } from './classes';

// #region calls
const operations = [
  '{ projects { edges { node { tickets { edges { node { id } } } } } } }',
  '{ projects { edges { node { tickets { totalCount } } } } }',
  '{ projects { edges { node { ticketsAggregate { count { id } } } } } }',
  '{ tickets { edges { node { project { id } } } } }',
  'mutation { addTicketsToProject(input: {id: "1", relationIds: ["5"]}) { id } }',
  'mutation { setTicketsOnProject(input: {id: "1", relationIds: ["5"]}) { id } }',
  'mutation { removeTicketsFromProject(input: {id: "1", relationIds: ["5"]}) { id } }',
  'mutation { setProjectOnTicket(input: {id: "1", relationId: "2"}) { id } }',
  'mutation { removeProjectFromTicket(input: {id: "1", relationId: "2"}) { id } }',
];

export async function relationCalls(url: string) {
  for (const query of operations) {
    calls.length = 0;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    const { errors } = (await response.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    console.log(query, '\n  ', calls.join(', '));
  }
}
// #endregion
