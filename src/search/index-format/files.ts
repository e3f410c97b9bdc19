/** Name of the folder, below the site's base, that the embedded search fetches from. */
export const INDEX_FOLDER = 'assets/search';

/** The one file of the embedded index whose name does not follow from its content. */
export const INDEX_FILE = 'index.json';
