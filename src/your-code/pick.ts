import {kindOf, type LeftOut, leftOut} from './engine/file-kinds';

/** A file that nobody has read yet, or a text that the reader pasted. */
export interface PickedFile {
  path: string;
  content: Blob;
}

/** The files of a picked folder that are scanned, and how many are not. Nothing of them has been read. */
export interface Picked {
  files: PickedFile[];
  /** How many files the folder has. */
  total: number;
  skipped: Partial<Record<LeftOut, number>>;
  /** It is one text without its project: what stands in other files is not known to be missing. */
  isPasted?: boolean;
}

/** Sorts the files of a folder, or one that has no folder, by their names. The name of the folder itself does not count. */
export function pick(all: Iterable<File>): Picked {
  const picked: Picked = {files: [], total: 0, skipped: {}};
  for (const file of all) {
    const path = withoutRoot(file.webkitRelativePath) || file.name;
    picked.total += 1;
    const why = leftOut(path);
    if (kindOf(path) === undefined && why !== 'folder') continue;
    if (why) picked.skipped[why] = (picked.skipped[why] ?? 0) + 1;
    else picked.files.push({path, content: file});
  }
  return picked;
}

/** A text that was pasted, as a file with the name that it would have in a project. */
export function pickText(text: string): Picked {
  return {...pick([new File([text], nameOf(text))]), isPasted: true};
}

/** A text that begins as documents and schemas of GraphQL do, after their comments. */
const GRAPHQL = /^(?:\s|#.*)*(?:(?:query|mutation|subscription|fragment)\b|(?:type|input) \w+[^=]*?\{|\{)/;

function nameOf(text: string): string {
  if (isJson(text)) return text.includes('"compilerOptions"') ? 'nest-cli.json' : 'package.json';
  if (GRAPHQL.test(text)) return 'pasted.graphql';
  const [, name = 'Pasted'] = /\bclass (\w+)/.exec(text) ?? [];
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z\d_]+/g) ?? [name];
  return `${[words.slice(0, -1).join('-'), words.at(-1)].filter(Boolean).join('.').toLowerCase()}.ts`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const withoutRoot = (path: string): string => path.slice(path.indexOf('/') + 1);
