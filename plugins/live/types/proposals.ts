/** What a name could be that TypeScript does not find: its own proposals know nothing of what a file does not import. */
import type ts from 'typescript';
import {editDistance} from '../../../lib/edit-distance';

/** Cannot find name. */
const NO_NAME = 2304;
/** The same, with a name that the file has. */
const OTHER_NAME = 2552;
/** Module has no exported member. */
const NO_MEMBER = 2305;
/** Object literal may only specify known properties. */
const OPTION = 2353;

/** What could stand at the end of a text: of the file where the mistake is, or of one that imports nothing. */
interface Known {
  here: () => readonly Name[];
  elsewhere: () => readonly Name[];
  /** What could stand in the place of what is wrong. */
  instead: () => readonly Name[];
}

interface Name {
  name: string;
  /** Where it would be imported from. */
  source?: string;
}

/** TypeScript's words for a mistake, with what was probably meant. */
export function withProposal(
  {code, file, start = 0, length = 0}: ts.Diagnostic,
  message: string,
  known: Known,
): string {
  const written = file?.text.slice(start, start + length) ?? '';
  if (code === OPTION) {
    const near = nearest(written, known.instead(), Math.floor(0.4 * written.length));
    return near ? `${message} Did you mean to write '${near.name}'?` : message;
  }
  if (![NO_NAME, OTHER_NAME, NO_MEMBER].includes(code)) return message;
  const names = code === NO_MEMBER ? known.elsewhere() : known.here();
  const sources = names.flatMap(({name, source}) => (name === written && source ? [source] : []));
  // That of TypeScript is another name, which the file happens to have.
  const [says] = message.split(' Did you mean');
  if (sources.length > 0) return `${says} Import it from ${listed(sources)}.`;
  const near = code === NO_NAME && meant(written, names);
  if (!near) return message;
  return `${message} Did you mean '${near.name}'${near.source ? ` from '${near.source}'` : ''}?`;
}

/** A name that begins with what is written, or one of a package that is written nearly so. */
function meant(written: string, names: readonly Name[]): Name | undefined {
  const near = names.filter(({source}) => !source?.startsWith('..'));
  const begun = written.length > 3 && near.find(({name}) => name.startsWith(written));
  if (begun) return begun;
  const isCapital = (name: string): boolean => /^[A-Z]/.test(name);
  const packages = near.filter(
    ({name, source}) => source && !source.startsWith('.') && isCapital(name) === isCapital(written),
  );
  return nearest(written, packages, Math.min(2, Math.floor(written.length / 3)));
}

const listed = (sources: string[]): string =>
  [...new Set(sources)]
    .slice(0, 2)
    .map((source) => `'${source}'`)
    .join(' or ');

/** The name that is written most alike, the first of several. */
function nearest(written: string, names: readonly Name[], most: number): Name | undefined {
  let limit = most;
  let found: Name | undefined;
  for (const one of names) {
    const distance = editDistance(written.toLowerCase(), one.name.toLowerCase(), limit);
    if (distance > limit) continue;
    found = one;
    limit = distance - 1;
  }
  return found;
}
