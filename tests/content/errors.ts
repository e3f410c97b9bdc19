import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ErrorEntry, messagesOf, type ResponseError, withoutPlace} from '../../lib/error-entries';
import {type ErrorMessage, plainLine, readMessage} from '../../lib/error-lines';

/** What was read before: each is compared with hundreds of others. */
const messages = new Map<string, {plain: string; message?: ErrorMessage}>();

function read(text: string) {
  const known = messages.get(text) ?? {plain: plainLine(text), message: readMessage(text)};
  messages.set(text, known);
  return known;
}

const begins = (line: string, text: string): boolean =>
  read(text).message?.first.test(read(line).plain) ?? false;

/** Whether an entry is about a text: one begins with the words of the other, whatever varies. */
export function isAbout({texts}: ErrorEntry, error: string): boolean {
  return texts.some((text) => begins(error, text) || begins(text, error));
}

const RAISED = /^\s*\w*(?:Error|Exception): (.+)$/gm;

/** The messages of errors that the programs below a folder recorded, each with the program that did. */
export function recordedErrors(folder: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
    file.replaceAll('\\', '/'),
  );
  for (const file of files) {
    const [, program = ''] = /^(.*)\/recorded\/(?:postgres\/)?[^/]+\.(?:json|txt)$/.exec(file) ?? [];
    // The fixtures of the harness are on no page.
    if (!program || program.startsWith('_')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const messages = file.endsWith('.json') ? messagesIn(JSON.parse(text)) : raisedIn(text);
    for (const message of messages) found.set(message, (found.get(message) ?? new Set()).add(program));
  }
  return found;
}

/** What a run printed as `NotFoundException: Unable to find …`. */
function raisedIn(text: string): string[] {
  return Array.from(text.matchAll(RAISED), ([, message = '']) => withoutPlace(message.trim()));
}

/** The messages of the errors of a response, and what Nest says behind them. */
function messagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(messagesIn);
  const {errors, ...rest} = value as {errors?: unknown};
  const own = Array.isArray(errors) ? (errors as ResponseError[]).flatMap(messagesOf).map(withoutPlace) : [];
  return [...own, ...Object.values(rest).flatMap(messagesIn)];
}

/** Whether the recorded results of a program hold a text of the entry, also within another text. */
export function isRecordedIn({texts}: ErrorEntry, program: string): boolean {
  const folder = join('examples', program, 'recorded');
  if (!existsSync(folder)) return false;
  return readdirSync(folder, {recursive: true, withFileTypes: true}).some((entry) => {
    if (entry.isDirectory()) return false;
    const recorded = plainLine(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    return texts.some((text) => read(text).message?.within.test(recorded));
  });
}
