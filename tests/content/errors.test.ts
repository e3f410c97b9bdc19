import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {entryAbout, type ErrorEntry} from '../../lib/error-entries';
import {errorEntries} from '../../plugins/errors/entries';
import {isAbout, isRecordedIn, recordedErrors} from './errors';
import {LIBRARY_PACKAGES} from './library';
import {errorTexts} from './library-code';
import {readPages} from '../../lib/pages';

/** Texts that have no entry, each with the reason; a line that is not needed fails the test. `…` stands for what varies. */
const allowed = JSON.parse(readFileSync('tests/content/uncovered-errors.json', 'utf8')) as Record<
  string,
  string
>;

describe('the pages of errors', () => {
  let entries: ErrorEntry[] = [];
  const raised = new Map(LIBRARY_PACKAGES.map((name) => [name, errorTexts(name)]));
  const recorded = recordedErrors('examples');

  beforeAll(async () => {
    entries = (await readPages()).filter(({path}) => path.startsWith('docs/errors')).flatMap(errorEntries);
  });

  const exceptions = Object.keys(allowed).map((text): ErrorEntry => ({id: text, texts: [text]}));
  const uncovered = (texts: string[]) =>
    texts.filter((text) => ![...entries, ...exceptions].some((entry) => isAbout(entry, text)));

  test.each([...raised])('has every text that the code of %s raises', (_, texts) => {
    expect(uncovered(texts)).toEqual([]);
  });

  test('has every error that the programs recorded', () => {
    expect(recorded.size).toBeGreaterThan(150);
    expect(uncovered([...recorded.keys()])).toEqual([]);
  });

  test('leads an error to the entry that says most of its words', () => {
    expect(entryAbout('no such column: NaN', entries)?.id).toBe('no-such-column-nan');
    expect(entryAbout('Unable to find Ticket with id: 4', entries)?.id).toBe('unable-to-find--with-id');
    expect(entryAbout('Close the ticket first', entries)).toBeUndefined();
    expect(entryAbout('No', entries)).toBeUndefined();
  });

  test('has no exception that is not needed', () => {
    const texts = [...[...raised.values()].flat(), ...recorded.keys()];
    const needless = exceptions.filter(
      (exception) =>
        !texts.some((text) => isAbout(exception, text) && !entries.some((entry) => isAbout(entry, text))),
    );
    expect(needless.map(({id}) => id)).toEqual([]);
  });

  test('names programs that provoke what it says', () => {
    const faults = entries.filter(
      (entry) => entry.program !== undefined && !isRecordedIn(entry, entry.program),
    );
    expect(entries.filter(({program}) => program !== undefined).length).toBeGreaterThan(90);
    expect(faults.map(({id, program}) => `${id}: ${program ?? ''}`)).toEqual([]);
  });
});
