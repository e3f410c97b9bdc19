import {readPublicWords} from '../../lib/library-code';
import {readEntries} from '../../plugins/api-reference/declarations';
import {PACKAGES, PREFIX} from '../../plugins/api-reference/model';
import {PROJECT} from './copy';
import type {Library} from './findings';

/** Reads what the library offers that is installed in the project of this file. */
export async function readLibrary(): Promise<Library> {
  const errors = PACKAGES.flatMap((end) => [...readPublicWords(PREFIX + end).errors]);
  return {entries: await readEntries(PROJECT), errors: [...new Set(errors)].sort()};
}
