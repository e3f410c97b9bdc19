import {kindOf, type LeftOut, leftOut} from './engine/files';

/** A file that nobody has read yet, or a text that the reader pasted. */
export interface PickedFile {
  path: string;
  content: Blob;
}

/** The files of a picked folder that are searched, and how many are not. Nothing of them has been read. */
export interface Picked {
  files: PickedFile[];
  /** How many files the folder has. */
  total: number;
  skipped: Partial<Record<LeftOut, number>>;
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

const withoutRoot = (path: string): string => path.slice(path.indexOf('/') + 1);
