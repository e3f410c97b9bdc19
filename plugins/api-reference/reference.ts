import path from 'node:path';
import {API_NAMES, EXPLAINED, OPTION_TABLES} from '../../facts/api';
import {readEntries} from './declarations';
import {entryMarkdown, listMarkdown} from './markdown';
import {type Entry, type PackageEnd, PACKAGES} from './model';
import {
  entriesOf,
  entryId,
  entrySources,
  readReferencePages,
  type ReferencePage,
  type ReferenceSection,
  selected,
  selectionOf,
} from './page-entries';
import {PageSections} from './page-sections';

const LIST = /^<ApiList package="(\w+)" \/>$/;

/** What the pages of the reference are written from. */
export class Reference {
  private readonly pageOf = new Map<Entry, string>();

  constructor(
    private readonly entries: Entry[],
    private readonly pages: ReferencePage[],
    private readonly sections: PageSections,
    /** The files that it is written from. */
    readonly sources: string[],
  ) {
    for (const page of pages) for (const entry of entriesOf(page)) this.pageOf.set(entry, page.page);
  }

  /** A page of the reference as MDX, with Markdown in place of the lines that select entries. */
  expand(text: string): string {
    return text
      .split('\n')
      .map((line) => {
        const selection = selectionOf(line);
        if (selection)
          return selected(this.entries, selection)
            .map((entry) => this.write(entry))
            .join('\n\n');
        const end = PACKAGES.find((one) => one === LIST.exec(line)?.[1]);
        return end ? listMarkdown(this.exportsOf(end), (entry) => this.addressOf(entry)) : line;
      })
      .join('\n');
  }

  private write(entry: Entry): string {
    const [place] =
      Object.entries(EXPLAINED[entry.package]).find(([, names]) => names.split(' ').includes(entry.name)) ??
      [];
    const tables = OPTION_TABLES[entry.name] ?? (place === undefined ? [] : [place]);
    return entryMarkdown(entry, {
      purpose: API_NAMES[entry.package][entry.name],
      explained: place === undefined ? undefined : this.sections.at(place),
      optionRow: (name) => this.sections.options.find(name, entry.name, tables),
      addressOf: (name) => {
        const own = this.entries.filter((other) => other.name === name);
        const found = own.find((other) => other.package === entry.package) ?? own[0];
        return found && found !== entry ? this.addressOf(found, this.pageOf.get(entry)) : undefined;
      },
    });
  }

  /** What a package exports, by the sections of its pages. */
  private exportsOf(end: PackageEnd): ReferenceSection[] {
    return this.pages
      .flatMap(({sections}) => sections)
      .map(({title, entries}) => ({
        title,
        entries: entries.filter((entry) => entry.package === end && entry.isExported),
      }))
      .filter(({entries}) => entries.length > 0);
  }

  /** The link to an entry; undefined where no page lists it. */
  private addressOf(entry: Entry, from?: string): string | undefined {
    const page = this.pageOf.get(entry);
    if (page === undefined) return undefined;
    const id = `#${entryId(entry)}`;
    return page === from ? id : `./${page}.mdx${id}`;
  }
}

let ofBuild: Promise<Reference> | undefined;

/** Reads the installed packages and the pages. A build, during which none changes, does so once. */
export function readReference(siteDir: string): Promise<Reference> {
  if (process.env.NODE_ENV !== 'production') return read(siteDir);
  ofBuild ??= read(siteDir);
  return ofBuild;
}

async function read(siteDir: string): Promise<Reference> {
  const entries = await readEntries(siteDir);
  const sections = new PageSections(path.join(siteDir, 'docs'));
  const pages = readReferencePages(siteDir, entries);
  return new Reference(entries, pages, sections, [...entrySources(siteDir, pages), ...sections.pages]);
}
