/** Places of a value where its JSON breaks the line, by the keys that lead there; the items of a list are one place. */
type Breaks = Set<string>;

/** Characters of a line that holds several values. */
const LONGEST_LINE = 90;

/** The same, where it stands beside what was sent. */
export const NARROW_LINE = 55;

const INDENT = 2;

/** Characters of the braces around a value that shares its lines with them. */
const BRACES = 2;

/**
 * JSON as pages show it: what fits on a line stays on it, and of the items of a list either all do or none.
 * @param like values that are broken at the same places, so that the two can be compared line by line
 * @param longest characters of a line that holds several values
 */
export function printJson(value: unknown, like: unknown[] = [], longest: number = LONGEST_LINE): string {
  const plain = [value, ...like].map((one) => JSON.parse(JSON.stringify(one) ?? 'null') as unknown);
  const breaks: Breaks = new Set();
  // What one value breaks moves what is within it in the others.
  for (let known = -1; known < breaks.size;) {
    known = breaks.size;
    for (const one of plain) findBreaks(one, '', {indent: 0, reserved: 0, longest}, breaks);
  }
  return print(plain[0], '', 0, breaks);
}

/** As many characters as a line of another text has, so that what takes its place has room there. */
export const lineLike = (text: string): number =>
  text.split('\n').every((line) => line.length <= NARROW_LINE) ? NARROW_LINE : LONGEST_LINE;

interface Room {
  /** Characters before the line. */
  indent: number;
  /** Characters in it beside the value: its key, and the comma behind it. */
  reserved: number;
  /** Characters that it may have in all. */
  longest: number;
}

interface Inner {
  key: string;
  inner: unknown;
  innerPlace: string;
}

/** What an item of a list holds where it is all that it holds, as of `{"node": {…}}`: both share their lines. */
function onlyValue(value: object, place: string, inside: Inner[]): Inner | undefined {
  const [only] = inside;
  const isAlone = place.endsWith('[]') && !Array.isArray(value) && inside.length === 1;
  return isAlone && holds(only?.inner) ? only : undefined;
}

/** The values within a value, each with its key in quotes, or none in a list, and the place. */
function within(value: object, place: string): Inner[] {
  return Array.isArray(value)
    ? value.map((inner: unknown) => ({key: '', inner, innerPlace: `${place}[]`}))
    : Object.entries(value).map(([name, inner]: [string, unknown]) => {
        const key = JSON.stringify(name);
        return {key: `${key}: `, inner, innerPlace: `${place}.${key}`};
      });
}

const holds = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function findBreaks(value: unknown, place: string, {indent, reserved, longest}: Room, breaks: Breaks): void {
  if (!holds(value)) return;
  if (!breaks.has(place)) {
    if (indent + reserved + onOneLine(value).length <= longest) return;
    breaks.add(place);
  }
  const inside = within(value, place);
  const around = onlyValue(value, place, inside);
  if (around) {
    const room = {indent, reserved: reserved + around.key.length + BRACES, longest};
    findBreaks(around.inner, around.innerPlace, room, breaks);
    return;
  }
  inside.forEach(({key, inner, innerPlace}, index) => {
    const comma = index < inside.length - 1 ? 1 : 0;
    const room = {indent: indent + INDENT, reserved: key.length + comma, longest};
    findBreaks(inner, innerPlace, room, breaks);
  });
}

function print(value: unknown, place: string, indent: number, breaks: Breaks): string {
  if (!holds(value) || !breaks.has(place)) return onOneLine(value);
  const inside = within(value, place);
  const around = onlyValue(value, place, inside);
  if (around) return `{${around.key}${print(around.inner, around.innerPlace, indent, breaks)}}`;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = inside.map(
    ({key, inner, innerPlace}) =>
      `${' '.repeat(indent + INDENT)}${key}${print(inner, innerPlace, indent + INDENT, breaks)}`,
  );
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function onOneLine(value: unknown): string {
  if (!holds(value)) return JSON.stringify(value);
  const parts = within(value, '').map(({key, inner}) => key + onOneLine(inner));
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
}
