import {baseName} from '../../../lib/base-name';

/** What is scanned, by the end of a file's name. */
export type FileKind = 'typescript' | 'package.json' | 'graphql' | 'nest-cli.json';

/** Why a file of the picked folder is not scanned, as far as its name tells. */
export type LeftOut = 'folder' | 'declarations';

/** Folders of what is installed or made, which nobody edits; as are those whose names begin with a dot. */
export const SKIPPED_FOLDERS = ['node_modules', 'dist', 'build', 'coverage'] as const;

/** In bytes. Larger ones are generated. */
export const LARGEST_FILE = 1_000_000;

const skipped = new Set<string>(SKIPPED_FOLDERS);

/** The kind of a file, or nothing for one that no search is about. */
export function kindOf(path: string): FileKind | undefined {
  const name = baseName(path);
  if (name === 'package.json' || name === 'nest-cli.json') return name;
  if (/\.(?:ts|tsx|mts|cts)$/.test(path)) return 'typescript';
  return /\.(?:graphql|gql)$/.test(path) ? 'graphql' : undefined;
}

/**
 * Why a file is left out, by its name alone: to ask a browser for the sizes of many files takes seconds.
 * @param path from the picked folder on, whose own name does not count
 */
export function leftOut(path: string): LeftOut | undefined {
  const folders = path.split('/').slice(0, -1);
  if (folders.some((folder) => skipped.has(folder) || folder.startsWith('.'))) return 'folder';
  return /\.d\.[mc]?ts$/.test(path) ? 'declarations' : undefined;
}

/** Whether a file is there for tests, which no client reaches. */
export function isTest(path: string): boolean {
  return /(?:^|\/)(?:tests?|e2e|__tests__)\/|[.-](?:spec|test)\.[mc]?tsx?$/.test(path);
}
