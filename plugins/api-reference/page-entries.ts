import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {manifestOf} from './declarations';
import {type Entry, type DeclarationKind, type PackageEnd, PACKAGES} from './model';

/** The folder of the pages of the reference, below the site. */
export const FOLDER = 'docs/api';

const HEADING = /^## (.*?) \{\/\* #\S+ \*\/\}$/;
const NODE = /^<ApiReference((?:\s+\w+="[^"]*")+)\s*\/>$/;

/** Which entries a place of a page lists. */
export interface Selection {
  package: PackageEnd;
  /** Where they are declared: files and folders below the package's `src`; `types/*` are the files right in a folder. */
  from: string[];
  /** Only these kinds. */
  kind?: DeclarationKind;
  /** All but these kinds. */
  except?: DeclarationKind;
}

/** Reads `<ApiReference package="graphql" from="decorators" kind="Decorator" />`; undefined where a line is none. */
export function selectionOf(line: string): Selection | undefined {
  const [, text] = NODE.exec(line) ?? [];
  if (text === undefined) return undefined;
  const attributes = new Map(
    Array.from(text.matchAll(/(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );
  const end = PACKAGES.find((one) => one === attributes.get('package'));
  if (!end) {
    throw new Error(
      `${line}: its package is none of ${PACKAGES.join(', ')}; write package="core", for example`,
    );
  }
  return {
    package: end,
    from: attributes.get('from')?.split(' ') ?? [],
    kind: attributes.get('kind') as DeclarationKind | undefined,
    except: attributes.get('except') as DeclarationKind | undefined,
  };
}

/** The entries that a place lists: those of the first file or folder first, within each what is exported first, by name. */
export function selected(entries: Entry[], {package: end, from, kind, except}: Selection): Entry[] {
  const fitting = entries.filter(
    ({package: own, kinds}) =>
      own === end && (!kind || kinds.includes(kind)) && (!except || !kinds.includes(except)),
  );
  const order = [
    ...fitting.filter(({isExported}) => isExported),
    ...fitting.filter((one) => !one.isExported),
  ];
  return from.flatMap((place) => order.filter(({file}) => isIn(file, place)));
}

function isIn(file: string, place: string): boolean {
  if (place.endsWith('/*')) return path.posix.dirname(file) === place.slice(0, -2);
  return file === place || file.startsWith(`${place}/`);
}

/** The id of an entry's heading. */
export function entryId({name}: Pick<Entry, 'name'>): string {
  return name.toLowerCase();
}

/** Entries of a page, with the heading above them. */
export interface ReferenceSection {
  title: string;
  entries: Entry[];
}

/** A page of the reference: its name below the folder, with the entries that it lists. */
export interface ReferencePage {
  page: string;
  sections: ReferenceSection[];
}

/** The pages of the reference, as their sources divide the entries among them. */
export function readReferencePages(siteDir: string, entries: Entry[]): ReferencePage[] {
  const folder = path.join(siteDir, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace(/\.mdx$/, ''))
    .sort()
    .map((page) => {
      let title = '';
      const lines = readFileSync(path.join(folder, `${page}.mdx`), 'utf8').split('\n');
      const sections = lines.flatMap((line) => {
        title = HEADING.exec(line)?.[1] ?? title;
        const selection = selectionOf(line);
        return selection ? [{title, entries: selected(entries, selection)}] : [];
      });
      return {page, sections};
    });
}

/** The entries of a page. */
export const entriesOf = ({sections}: ReferencePage): Entry[] => sections.flatMap(({entries}) => entries);

/** The files that say which entries there are, and on which page each is. */
export function entrySources(siteDir: string, pages: ReferencePage[]): string[] {
  return [
    ...pages.map(({page}) => path.join(siteDir, FOLDER, `${page}.mdx`)),
    ...PACKAGES.map((end) => manifestOf(end)),
  ];
}
