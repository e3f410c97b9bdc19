import {editDistance} from '../../../lib/edit-distance';
import {type OrmId, ORMS} from '../../../lib/orms';
import {mostWrong} from './query-words';

/** How much counts what is about an ORM that the query names, and what is about another than that, or than the reader's. */
const NAMED = 3;
const OTHER = 0.2;

/** How the ORMs are called, as one word. Two share a database, which is asked for in place of them. */
const NAMES = ORMS.map(({value, label}) => ({value, name: label.toLowerCase()}));
const ALSO = [
  {value: 'mongoose', name: 'mongodb'},
  {value: 'typegoose', name: 'mongodb'},
] as const;

/** A shorter word begins too much else: `type`. */
const SHORTEST = 5;

/** The ORMs that a text names, such as the address of a page with its headings. */
export function ormsIn(text: string): OrmId[] {
  const plain = text.toLowerCase();
  return NAMES.flatMap(({value, name}) => (plain.includes(value) || plain.includes(name) ? [value] : []));
}

/** The ORMs that a query names by one of its words, in lower case, of which the last is still being typed. */
export function ormsNamedBy(words: string[]): OrmId[] {
  const isMeant = (name: string) =>
    words.some((word) => {
      if (word.length < SHORTEST) return false;
      const most = mostWrong(word);
      return name.startsWith(word) || word.includes(name) || editDistance(word, name, most) <= most;
    });
  return [...NAMES, ...ALSO].flatMap(({value, name}) => (isMeant(name) ? [value] : []));
}

/**
 * What is about an ORM counts three times where the query names that ORM, and a fifth where it names another, or none and
 * the reader's is another.
 * @param about the ORMs that a section is about; none where it is about all
 */
export function ormWeight(about: readonly OrmId[], named: readonly OrmId[], own: OrmId): number {
  if (about.length === 0) return 1;
  if (about.some((orm) => named.includes(orm))) return NAMED;
  return named.length === 0 && about.includes(own) ? 1 : OTHER;
}
