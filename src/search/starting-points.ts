/** What an empty search offers: the pages that most readers need. Their paths below the site's base, titles and subjects. */
export const STARTING_POINTS = [
  ['docs/introduction/tutorial', 'Tutorial', 'Build an API in the browser, step by step'],
  ['docs/graphql/queries/filtering', 'Filtering', 'Operators, and/or, text, null, related records'],
  ['docs/graphql/queries/paging', 'Paging', 'Cursors, offsets, page sizes, total counts'],
  ['docs/graphql/relations', 'Relations', 'Show, filter, count and change related records'],
  ['docs/graphql/authorization', 'Authorization', 'Decide who sees and changes which rows'],
  ['docs/errors', 'Errors by message', 'Look up the text of an error'],
] as const;
