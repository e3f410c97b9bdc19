import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PackageEnd, SectionLink} from './model';
import {OptionRows} from './option-rows';

/** A section that names something, with how much of it is about that. */
interface Mention {
  section: SectionLink;
  weight: number;
}

/** These name what other pages explain. */
const SECOND_HAND = /^(api\/|migration-guides\/|errors|faq|contributing|about-the-samples)/;

const IN_HEADING = 40;
/** The text of an error speaks of much that its section is not about. */
const IN_LONG_HEADING = 4;
const LONG_HEADING = 9;
const IN_FIRST_COLUMN = 6;
const AS_A_WHOLE = 3;
const IN_CODE = 1;
/** A line that lists names explains none of them. */
const LIST = 6;
/** Where the names of a package are explained first of all. */
const HOMES: Record<PackageEnd, RegExp> = {
  core: /^(concepts|utilities)\//,
  graphql: /^graphql\//,
  typeorm: /^persistence\/typeorm\//,
};
const AT_HOME = 2;

const HEADING = /^#{2,6} (.*?)\s*\{\/\* #(\S+) \*\/\}\s*$/;
const FENCE = /^[\s>*-]*(`{3,}|~{3,})/;
const CODE = /(`+)((?:(?!\1).)+?)\1(?!`)/g;
const WORD = /[A-Za-z_$][\w$]*/g;
/** A capital within: only names are written so. */
const CAMEL_CASE = /\b\w*[a-z][A-Z]\w*\b/g;

/** What the pages of the documentation say about names, read line by line: to parse every page takes a fifth of a build. */
export class Mentions {
  /** The pages that it read. */
  readonly pages: string[] = [];
  readonly options = new OptionRows();
  private readonly mentions = new Map<string, Mention[]>();

  /** @param docs absolute path of the folder of pages */
  constructor(docs: string) {
    for (const file of readdirSync(docs, {recursive: true, encoding: 'utf8'}).sort()) {
      const page = file.replaceAll('\\', '/').replace(/\.mdx$/, '');
      if (!file.endsWith('.mdx') || SECOND_HAND.test(page)) continue;
      this.pages.push(join(docs, file));
      this.readPage(page, readFileSync(join(docs, file), 'utf8'));
    }
  }

  /**
   * The section that explains a name; undefined where no page has it in code.
   * @param isShared whether another package exports the name too
   */
  ofName(name: string, end: PackageEnd, isShared: boolean): SectionLink | undefined {
    const mentions = [
      ...(this.mentions.get(name) ?? []),
      ...(this.mentions.get(`#${name.toLowerCase()}`) ?? []),
    ];
    const weighed = mentions.map((mention) => {
      const isAtHome = HOMES[end].test(mention.section.page);
      return {...mention, weight: mention.weight * (isAtHome ? AT_HOME : isShared ? 0 : 1)};
    });
    return best(weighed.filter(({weight}) => weight > 0));
  }

  private readPage(page: string, text: string): void {
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
      const [, heading, id] = HEADING.exec(line) ?? [];
      if (heading) {
        section = {page, id, title: heading, pageTitle};
        const weight = heading.split(' ').length < LONG_HEADING ? IN_HEADING : IN_LONG_HEADING;
        for (const word of new Set(namesIn(heading))) this.add(word, section, weight);
        this.add(`#${id}`, section, IN_HEADING);
      } else this.readLine(line, section);
      this.options.read(line, section);
    }
  }

  private readLine(line: string, section: SectionLink): void {
    const cells = /^\|\s*(.*)$/.exec(line)?.[1];
    const first = cells && cells.slice(0, cells.search(/(?<!\\)\|/));
    const options = new Set(
      Array.from((first ?? '').matchAll(CODE), ([, , code = '']) => code.match(WORD) ?? []).flat(),
    );
    for (const word of options) this.add(word, section, IN_FIRST_COLUMN);
    const codes = Array.from(line.matchAll(CODE), ([, , code = '']) => code);
    const share = codes.length > LIST ? 1 / codes.length : 1;
    for (const code of codes) {
      const [, whole] = /^@?([A-Za-z_$][\w$]*)(?:\(\))?$/.exec(code) ?? [];
      for (const word of new Set(code.match(WORD)))
        this.add(word, section, share * (word === whole ? AS_A_WHOLE : IN_CODE));
    }
  }

  private add(name: string, section: SectionLink, weight: number): void {
    const mentions = this.mentions.get(name) ?? [];
    this.mentions.set(name, mentions);
    mentions.push({section, weight});
  }
}

function namesIn(heading: string): string[] {
  const codes = Array.from(heading.matchAll(CODE), ([, , code = '']) => code.match(WORD) ?? []).flat();
  return [...codes, ...(heading.replace(CODE, '').match(CAMEL_CASE) ?? [])];
}

/** The section with most of the page that has most; where several have, the first. */
function best(mentions: Mention[]): SectionLink | undefined {
  const [page] = heaviest(mentions, ({section}) => section.page);
  return heaviest(
    mentions.filter(({section}) => section.page === page),
    ({section}) => section,
  )[0];
}

function heaviest<Key>(mentions: Mention[], keyOf: (mention: Mention) => Key): Key[] {
  const weights = new Map<Key, number>();
  for (const mention of mentions) {
    weights.set(keyOf(mention), (weights.get(keyOf(mention)) ?? 0) + mention.weight);
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([key]) => key);
}
