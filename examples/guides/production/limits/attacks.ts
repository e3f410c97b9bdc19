/** What a client can try on either transport. */
const nested = (depth: number): string =>
  depth === 0
    ? 'id'
    : `id project { tickets { edges { node { ${nested(depth - 1)} } } } }`;

// #region attacks
export const queries = {
  introspection: '{ __schema { types { name } } }',
  'a wrong name': '{ protects { totalCount } }',
  'relations four times back and forth': `{ tickets { edges { node { ${nested(4)} } } } }`,
  '120 aliases': `{ ${Array.from({ length: 120 }, (_, index) => `a${index}: tickets { edges { node { id } } }`).join(' ')} }`,
  'a project of another tenant':
    'mutation { setProjectOnTicket(input: { id: 1, relationId: 2 }) { id } }',
};

export const subscriptions = {
  introspection: 'subscription { __schema { types { name } } }',
  'a wrong name': 'subscription { createdTicket { titles } }',
  'relations four times back and forth': `subscription { createdTicket { ${nested(4)} } }`,
  '100 KB of spaces': `subscription { createdTicket { id ${' '.repeat(100_000)} } }`,
};
// #endregion
