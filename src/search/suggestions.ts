/** What a reader is offered who finds nothing: subjects of this site, each of which has answers. */
export const SUGGESTIONS = ['Filtering', 'Paging', 'Relations'];
