import {markdownTable} from '../shared/markdown-table';
import type {Entry, Property, SectionLink} from './model';
import type {OptionRow} from './option-rows';
import {entryId} from './page-entries';

/** What the site has about an entry. */
export interface Surroundings {
  /** A sentence that says what it is for. */
  purpose?: string;
  /** The section that explains it. */
  explained?: SectionLink;
  /** The row of a table that explains an option of it. */
  optionRow: (name: string) => OptionRow | undefined;
  /** Where the reference has another name. */
  addressOf: (name: string) => string | undefined;
}

const WORD = /[A-Za-z_$][\w$]*/g;
const OPTIONS = /(Opts|Options)$/;
/** Half of all types name it. */
const EVERYWHERE = 'Class';

/** An entry as MDX: its heading, what it is for, where it is explained, its declaration and its options. */
export function entryMarkdown(entry: Entry, around: Surroundings): string {
  const parts = [
    `### ${entry.name} {/* #${entryId(entry)} */}`,
    sentences(entry, around),
    `\`\`\`ts\n${entry.code}\n\`\`\``,
    entry.properties.length > 0 && table(entry.properties, around),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** The names of a package in one paragraph, each a link to its entry. */
export function listMarkdown(entries: Entry[], addressOf: (entry: Entry) => string | undefined): string {
  return entries
    .map((entry) => {
      const address = addressOf(entry);
      return address ? `[${entry.name}](${address})` : entry.name;
    })
    .join(', ');
}

function sentences({name, kinds, isExported, code}: Entry, around: Surroundings): string {
  const {purpose, explained, addressOf} = around;
  const [first = '', ...others] = kinds.map((kind, i) => (i === 0 ? kind : kind.toLowerCase()));
  const kind = [first, ...others].join(' and ');
  const options = new Set(
    Array.from(code.matchAll(WORD), ([word]) => word).filter((word) => OPTIONS.test(word)),
  );
  const links = [...options]
    .filter((option) => option !== name)
    .flatMap((option) => {
      const address = addressOf(option);
      return address ? [`[\`${option}\`](${address})`] : [];
    });
  return [
    `${kind}.`,
    purpose,
    !isExported && 'The package does not export it.',
    explained && `Explained in ${sectionLink(explained)}.`,
    // A service takes options with every method: its declaration names them.
    links.length > 0 && links.length < 4 && `Options: ${links.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function sectionLink({page, id, title, pageTitle}: SectionLink): string {
  const text = id ? `${pageTitle}: ${title}` : pageTitle;
  return `[${text}](${addressOfSection({page, id})})`;
}

function addressOfSection({page, id}: Pick<SectionLink, 'page' | 'id'>): string {
  return `../${page}.mdx${id ? `#${id}` : ''}`;
}

function table(properties: Property[], around: Surroundings): string {
  const hasDefaults = properties.some(({defaultValue}) => defaultValue !== undefined);
  const explained = properties.map((property) => ({property, row: around.optionRow(property.name)}));
  const hasMeanings = explained.some(({row}) => row);
  const heads = [
    'Property',
    ...(hasMeanings ? ['Meaning'] : []),
    'Type',
    ...(hasDefaults ? ['Default'] : []),
  ];
  const rows = explained.map(({property: {name, isOptional, type, defaultValue}, row}) => [
    linked(code(isOptional ? `${name}?` : name), row && addressOfSection(row.section)),
    ...(hasMeanings ? [row?.meaning ?? ''] : []),
    linked(code(type), addressOfType(type, around)),
    ...(hasDefaults ? [defaultValue === undefined ? '' : code(defaultValue)] : []),
  ]);
  return markdownTable(heads, rows);
}

function addressOfType(type: string, {addressOf}: Surroundings): string | undefined {
  const names = (type.match(WORD) ?? []).filter((name) => name !== EVERYWHERE);
  return names.map(addressOf).find((address) => address !== undefined);
}

const code = (text: string): string => `\`${text}\``;

const linked = (text: string, address: string | undefined): string =>
  address ? `[${text}](${address})` : text;
