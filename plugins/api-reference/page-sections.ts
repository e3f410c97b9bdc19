import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SectionLink} from './model';
import {OptionRows, placeOf} from './option-rows';

const HEADING = /^#{2,6} (.*?)\s*\{\/\* #(\S+) \*\/\}\s*$/;
const FENCE = /^[\s>*-]*(`{3,}|~{3,})/;

/** The sections of all pages and their tables of options, read line by line: to parse every page takes a fifth of a build. */
export class PageSections {
  /** The pages that it read. */
  readonly pages: string[] = [];
  readonly options = new OptionRows();
  private readonly sections = new Map<string, SectionLink>();

  /** @param docs absolute path of the folder of pages */
  constructor(docs: string) {
    for (const file of readdirSync(docs, {recursive: true, encoding: 'utf8'}).sort()) {
      const page = file.replaceAll('\\', '/').replace(/\.mdx$/, '');
      if (!file.endsWith('.mdx') || page.startsWith('api/')) continue;
      this.pages.push(join(docs, file));
      this.read(page, readFileSync(join(docs, file), 'utf8'));
    }
  }

  /** The section at a place, written as `placeOf` writes it; throws where no page has it. */
  at(place: string): SectionLink {
    const section = this.sections.get(place);
    if (!section) {
      throw new Error(
        `facts/api/explained.ts: ${place} is no heading; write the page and its id, as in graphql/hooks#order`,
      );
    }
    return section;
  }

  private read(page: string, text: string): void {
    const [, pageTitle = page] = /^title: ["']?(.*?)["']?$/m.exec(text) ?? [];
    let section: SectionLink = {page, title: pageTitle, pageTitle};
    let fence = '';
    for (const line of text.split('\n')) {
      const [, ticks] = FENCE.exec(line) ?? [];
      if (fence) {
        if (ticks?.startsWith(fence)) fence = '';
        continue;
      }
      if (ticks) {
        fence = ticks;
        continue;
      }
      const [, title, id] = HEADING.exec(line) ?? [];
      if (title && id) {
        section = {page, id, title, pageTitle};
        this.sections.set(placeOf(section), section);
      }
      this.options.read(line, section);
    }
  }
}
