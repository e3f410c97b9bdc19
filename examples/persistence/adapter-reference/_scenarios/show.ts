/** MongoDB's ids of the rows end in their numbers. */
const SEEDED_ID = /\b65[a-e]0{10,}(\d+)\b/g;

const longest = 400;

/** A value as it is written in code, on one line; a record by its class and key, so that all ORMs show it alike. */
export function show(value: unknown): string {
  if (typeof value === 'string') return quoted(withNumbers(value));
  if (typeof value === 'function') return value.name;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date) return `Date ${value.toISOString()}`;
  if (value instanceof Error) return errorText(value);
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (value instanceof Map) return show(Object.fromEntries(entriesOf(value)));
  const { name, modelName = name } = value.constructor as {
    name: string;
    modelName?: string;
  };
  if (name === 'Object') return shownObject(value);
  if (name === 'ObjectId') return withNumbers(String(value));
  return `${modelName} ${keyOf(value)}`;
}

/** A row's number, where MongoDB has an id. */
export function numberOf(id: unknown): unknown {
  if (typeof id === 'number') return id;
  const text = withNumbers(String(id));
  return /^\d+$/.test(text) ? Number(text) : text;
}

function entriesOf(map: Map<unknown, unknown>): [string, unknown][] {
  return [...map].map(([key, value]) => [show(key), value]);
}

function keyOf(record: object): string {
  const { id, code, userId, ticketId } = record as Record<string, unknown>;
  if (userId !== undefined) return `${userId}-${ticketId}`;
  return withNumbers(String(code ?? id));
}

function shownObject(value: object): string {
  const entries = Object.entries(value).map(
    ([key, inner]) =>
      `${/^[\w$]+$/.test(key) ? key : quoted(key)}: ${show(inner)}`,
  );
  return `{${entries.join(', ')}}`;
}

/** On one line: databases quote whole statements. */
function errorText({ name, message }: Error): string {
  const line = withNumbers(`${name}: ${message}`).replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

function withNumbers(text: string): string {
  return text.replace(SEEDED_ID, '$1');
}

function quoted(text: string): string {
  return `'${text}'`;
}
