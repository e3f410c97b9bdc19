import {structuredPatch} from 'diff';
import type {Page} from '../../lib/pages';
import type {Files} from '../../plugins/samples/files';
import {SampleError} from '../../plugins/samples/error';
import {folderOfPage} from '../../plugins/samples/paths';
import {readFence} from '../../plugins/samples/remark';
import type {Entry, Property} from '../../plugins/api-reference/model';
import {fencesOf, type PageFence} from '../../plugins/samples/page-fences';
import {failureLine, type Findings} from './findings';

/** What can change for readers, in the order of the report. */
export const KINDS = [
  'answer',
  'error text',
  'SQL',
  'events',
  'output',
  'schema',
  'type',
  'failure',
] as const;
export type Kind = (typeof KINDS)[number];

/** A change, and the page that has to follow it; without one where no page speaks of it. */
export interface Change {
  page?: string;
  line?: number;
  kind: Kind;
  what: string;
  /** The lines that differ, with `-` and `+`, or the first line of an error. */
  details: string[];
}

const KIND_OF_LABEL: Record<string, Kind> = {
  Response: 'answer',
  SQL: 'SQL',
  Events: 'events',
  Output: 'output',
  Schema: 'schema',
};

/** The message of an error in a response, or as a run printed it. */
const MESSAGE = /"message":|^[-+]\s*\w*(?:Error|Exception): /;

/** What pages show otherwise once the records are those of `after`. */
export function shownChanges(pages: Page[], before: Files, after: Files): Change[] {
  return pages.flatMap((page) => fencesOf(page).flatMap((fence) => changesOf(fence, before, after)));
}

function changesOf({page, node, fence}: PageFence, before: Files, after: Files): Change[] {
  if (!fence.source) return [];
  const place = {page: page.path, line: node.position?.start.line};
  const old = readFence(node, page.path, before).blocks;
  let now;
  try {
    now = readFence(node, page.path, after).blocks;
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    return [{...place, kind: 'schema', what: 'what it names is gone', details: [error.message]}];
  }
  return old.flatMap(({label, code}, index) => {
    const details = differingLines(code, now[index]?.code ?? '');
    if (details.length === 0) return [];
    const kind = KIND_OF_LABEL[label] ?? 'output';
    const isMessage = kind !== 'schema' && details.some((line) => MESSAGE.test(line));
    return [{...place, kind: isMessage ? 'error text' : kind, what: node.meta ?? '', details}];
  });
}

/** The lines that differ, `-` before those that went and `+` before those that came. */
function differingLines(before: string, after: string): string[] {
  const {hunks} = structuredPatch('', '', before, after, '', '', {context: 0});
  return hunks.flatMap(({lines}) => lines.filter((line) => /^[-+]/.test(line)));
}

/** Programs that no longer pass the compiler or no longer run, each on its page. */
export function programChanges({typeErrors, programs}: Findings, pages: Page[]): Change[] {
  const failures = programs.flatMap(({name, failure}): Change[] => {
    if (failure === undefined) return [];
    const page = pageOfProgram(name, pages);
    return [{page, kind: 'failure', what: `examples/${name} fails`, details: [failureLine(failure)]}];
  });
  const types = typeErrors.map((error): Change => {
    const [what = '', ...more] = error.split('\n');
    const file = /^examples\/([^:]+)/.exec(error)?.[1] ?? '';
    return {page: pageOfProgram(file, pages), kind: 'type', what, details: more.slice(0, 1)};
  });
  return [...failures, ...types];
}

/** The page whose folder a program, or a file of one, lies in. */
function pageOfProgram(path: string, pages: Page[]): string | undefined {
  const folders = pages.map((page) => ({page: page.path, folder: folderOfPage(page.path) ?? ''}));
  const above = folders.filter(({folder}) => folder && `${path}/`.startsWith(`${folder}/`));
  // A section may have the name of a page above it: the nearest folder counts.
  return above.sort((a, b) => b.folder.length - a.folder.length)[0]?.page;
}

/** Names, options and signatures that came, went or changed, each on the page that explains it. */
export function typeChanges(
  before: Entry[],
  after: Entry[],
  pageOf: (entry: Entry) => string | undefined,
): Change[] {
  const keyOf = (entry: Entry) => `${entry.package} ${entry.name}`;
  const now = new Map(after.map((entry) => [keyOf(entry), entry]));
  const known = new Set(before.map(keyOf));
  const changed = before.flatMap((entry): Change[] => {
    const other = now.get(keyOf(entry));
    const details = other ? differingLines(written(entry), written(other)) : [];
    if (other && details.length === 0) return [];
    const what = `\`${entry.name}\` of ${entry.package} ${other ? 'is declared otherwise' : 'is gone'}`;
    return [{page: pageOf(entry), kind: 'type', what, details}];
  });
  const added = after
    .filter((entry) => !known.has(keyOf(entry)))
    .map((entry): Change => ({
      kind: 'type',
      what: `\`${entry.name}\` of ${entry.package} is new`,
      details: [],
    }));
  return [...changed, ...added];
}

/** The declaration, with each property on a line. */
function written({code, properties}: Entry): string {
  const lines = properties.map(
    ({name, isOptional, type, defaultValue}: Property) =>
      `${name}${isOptional ? '?' : ''}: ${type}${defaultValue ? ` = ${defaultValue}` : ''}`,
  );
  return [code, ...lines].join('\n');
}
