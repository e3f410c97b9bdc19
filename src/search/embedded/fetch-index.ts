import {INDEX_FILE} from '../index-format/files';

/**
 * Asks for the index, which keeps its name from build to build: the server says whether it has another one than the
 * browser.
 * @param folder where the index lies, with a slash at its end
 */
export function fetchIndexFile(folder: string): Promise<Response> {
  return fetch(folder + INDEX_FILE, {cache: 'no-cache'});
}
