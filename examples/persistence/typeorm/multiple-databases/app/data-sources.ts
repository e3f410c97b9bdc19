/** The name of the second data source. The first has none: it is the default. */
export const AUDIT = 'audit';
