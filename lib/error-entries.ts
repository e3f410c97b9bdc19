import {type ErrorMessage, plainLine, readMessage} from './error-lines';

/** An entry of the page of errors. */
export interface ErrorEntry {
  id: string;
  /** The heading and other texts that the entry names as code; `…` stands for what varies. */
  texts: string[];
  /** The program that provokes the error, below `examples/`. */
  program?: string;
}

/** An entry, with the address of its page below the base of the site: what `plugins/errors` lists. */
export interface ListedEntry extends Omit<ErrorEntry, 'program'> {
  page: string;
}

/** What was read before: each entry is compared with many errors. */
const messages = new Map<string, ErrorMessage | undefined>();

/** The entries whose words an error has, the one with most of them first: it begins with them, or has them within. */
export function entriesAbout<Entry extends ErrorEntry>(
  error: string,
  entries: readonly Entry[],
  where: 'first' | 'within',
): Entry[] {
  const line = plainLine(error);
  const weightOf = (text: string): number => {
    if (!messages.has(text)) messages.set(text, readMessage(text));
    const message = messages.get(text);
    return message?.[where].test(line) ? message.weight : 0;
  };
  return entries
    .map((entry) => ({entry, weight: Math.max(0, ...entry.texts.map(weightOf))}))
    .filter(({weight}) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({entry}) => entry);
}

/** So many words of a message tell which entries it may be of. */
const FIRST_WORDS = 4;

/** What Nest's logger writes before a message: `[Nest] 123  - 01/31/2026, 9:00:00 AM   ERROR [ExceptionsHandler] `. */
const LOGGED = /^.*?\[Nest\].*?\b(?:FATAL|ERROR|WARN|LOG)\b.*?\[[^\]]*\]\s*/u;

/** The entries whose messages begin with the words that an error begins with, those with most of them first. */
export function entriesBeginningLike<Entry extends ErrorEntry>(
  error: string,
  entries: readonly Entry[],
): Entry[] {
  const wordsOf = (text: string): string[] =>
    plainLine(text.replace(LOGGED, ''))
      .replace(/^(?:\w*error|\w+exception) /, '')
      .split(' ');
  const words = wordsOf(error);
  const sharedWith = (text: string): number => {
    const others = wordsOf(text);
    const first = words.findIndex((word, index) => word !== others[index]);
    return first === -1 ? words.length : first;
  };
  return entries
    .map((entry) => ({entry, shared: Math.max(...entry.texts.map(sharedWith))}))
    .filter(({shared}) => shared >= FIRST_WORDS)
    .sort((one, other) => other.shared - one.shared)
    .map(({entry}) => entry);
}

/** The entry that says most of the words of an error, where there is one. */
export function entryAbout<Entry extends ErrorEntry>(
  error: string,
  entries: readonly Entry[],
): Entry | undefined {
  return entriesAbout(error, entries, 'first')[0];
}

/** An error of a response, as GraphQL and Nest say it. */
export interface ResponseError {
  message?: string;
  extensions?: {originalError?: {message?: string | string[]}};
}

/** The errors of a response, given as JSON. */
export function errorsOf(response: string): ResponseError[] {
  const {errors} = Object(JSON.parse(response)) as {errors?: unknown};
  return Array.isArray(errors) ? (errors as ResponseError[]) : [];
}

/** The messages of an error: what GraphQL says, and what Nest says behind it. */
export function messagesOf({message, extensions}: ResponseError): string[] {
  const original = [extensions?.originalError?.message ?? []].flat();
  return [message, ...original].filter((text) => typeof text === 'string');
}

/** Where the messages of errors are explained, by the message as a response has it. */
export function addressesOf(
  errors: readonly ResponseError[],
  entries: readonly ListedEntry[],
  baseUrl: string,
): Record<string, string> {
  const found = errors.flatMap(closestMessagesOf).flatMap((message) => {
    const entry = entryAbout(withoutPlace(message), entries);
    return entry ? [[JSON.stringify(message), `${baseUrl}${entry.page}#${entry.id}`]] : [];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** The messages of an error that say most: what Nest says behind it, where it says something. */
function closestMessagesOf(error: ResponseError): string[] {
  const [first, ...original] = messagesOf(error);
  return original.length > 0 || first === undefined ? original : [first];
}

/** A message without the place in the input where the value stands that class-validator refuses: `input.filter.` */
export function withoutPlace(message: string): string {
  return message.replace(/^(?:[a-z]\w*\.)+(?=\S)/, '');
}

/** What a response is marked with that holds errors. */
export function markText(count: number): string {
  return count > 1 ? `${count} errors` : 'Error';
}
