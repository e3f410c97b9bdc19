import {withoutLinks} from '../../lib/without-links';
import type {SectionLink} from './model';

/** What a row of a table says about an option. */
export interface OptionRow {
  section: SectionLink;
  /** The cell as Markdown, without links: they make a page of hundreds of rows heavy, and the table is one link away. */
  meaning: string;
  /** The types that the head of the table names. */
  types: string[];
}

/** The last column of tables that explain. */
const EXPLAINS = /^(Effect|Meaning|Matches|Value|What (you get|it holds))$/;
/** A cell with names of options and nothing else. */
const NAMES = /^`[^`]+`(, `[^`]+`)*$/;
/** The name of an option alone, behind that of its group, or in a call: `create.complexity`, `forRoot({dataLoader})`. */
const NAME = /^(?:(?:\w+\.)*|\w+\(\{)(\w+)(?:\}\))?$/;
const BETWEEN_CELLS = /\s*(?<!\\)\|\s*/;

/** The tables of options, read line by line. */
export class OptionRows {
  private readonly rows = new Map<string, OptionRow[]>();
  private head: string[] | undefined;

  /** Reads a line of a page. */
  read(line: string, section: SectionLink): void {
    if (!line.startsWith('|')) {
      this.head = undefined;
      return;
    }
    const cells = line.split(BETWEEN_CELLS).slice(1, -1);
    if (!this.head) {
      this.head = cells;
      return;
    }
    const [first = ''] = cells;
    const meaning = cells.at(-1) ?? '';
    if (!EXPLAINS.test(this.head.at(-1) ?? '') || !NAMES.test(first)) return;
    const types = codesIn(this.head[0] ?? '').map((code) => code.replace(/<.*/, ''));
    const row = {section, meaning: withoutLinks(meaning).replaceAll('\\|', '|'), types};
    for (const code of codesIn(first)) {
      const [, name = ''] = NAME.exec(code) ?? [];
      this.rows.set(name, [...(this.rows.get(name) ?? []), row]);
    }
  }

  /**
   * The row about an option of a type: in a table for that type, else in the first of the places that has one.
   * @param places sections, as `placeOf` writes them
   */
  find(option: string, type: string, places: string[]): OptionRow | undefined {
    const rows = this.rows.get(option) ?? [];
    const inPlaces = places.flatMap((place) => rows.filter(({section}) => placeOf(section) === place));
    return rows.find(({types}) => types.includes(type)) ?? inPlaces[0];
  }
}

/** A section in one word: `graphql/queries/paging#page-size`; the page alone above its first heading. */
export const placeOf = ({page, id}: Pick<SectionLink, 'page' | 'id'>): string =>
  id ? `${page}#${id}` : page;

const codesIn = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
