import {groupBy} from '../../lib/group-by';
import {markdownTable} from '../shared/markdown-table';
import type {Entry, Property, SectionLink} from './model';
import type {OptionRow} from './option-rows';
import {entryId, type ReferenceSection} from './page-entries';

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
/** A declaration that only has a name: what it has, a table below lists. */
const NAME_ALONE = /^(?:interface|type) (\w+(?:<[\w, =]+>)?)(?: =)? \{ … \};?$/;
/** Half of all types name it. */
const EVERYWHERE = 'Class';

/** An entry as MDX: its heading, what it is for, where it is explained, its declaration and its options. */
export function entryMarkdown(entry: Entry, around: Surroundings): string {
  const parts = [
    `### ${entry.name} {/* #${entryId(entry)} */}`,
    sentences(entry, around),
    !NAME_ALONE.test(entry.code) && `\`\`\`ts\n${entry.code}\n\`\`\``,
    entry.properties.length > 0 && table(entry.properties, around),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** The names that a package exports as a list by subject, each a link to its entry. */
export function listMarkdown(
  sections: ReferenceSection[],
  addressOf: (entry: Entry) => string | undefined,
): string {
  return sections
    .map(({title, entries}) => {
      const names = entries.map((entry) => linked(entry.name, addressOf(entry)));
      return `- **${title}:** ${names.join(', ')}`;
    })
    .join('\n');
}

function sentences({name, kinds, isExported, code}: Entry, around: Surroundings): string {
  const {purpose, explained, addressOf} = around;
  const [first = '', ...others] = kinds.map((kind, i) => (i === 0 ? kind : kind.toLowerCase()));
  const [, written = name] = NAME_ALONE.exec(code) ?? [];
  const kind = [[first, ...others].join(' and '), written !== name && `\`${written}\``]
    .filter(Boolean)
    .join(' ');
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

/** Properties of which the same is said share a row. */
const keyOf = ({property, row}: {property: Property; row?: OptionRow}): string =>
  row ? [row.meaning, addressOfSection(row.section), property.defaultValue].join('\n') : property.name;

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
  const rows = [...groupBy(explained, keyOf).values()].map((group) => {
    const row = group[0]?.row;
    const defaultValue = group[0]?.property.defaultValue;
    const names = group.map(({property: {name, isOptional}}) =>
      linked(code(isOptional ? `${name}?` : name), row && addressOfSection(row.section)),
    );
    const types = new Set(group.map(({property: {type}}) => linked(code(type), addressOfType(type, around))));
    return [
      names.join(', '),
      ...(hasMeanings ? [row?.meaning ?? ''] : []),
      [...types].join(', '),
      ...(hasDefaults ? [defaultValue === undefined ? '' : code(defaultValue)] : []),
    ];
  });
  return markdownTable(heads, rows);
}

function addressOfType(type: string, {addressOf}: Surroundings): string | undefined {
  const names = (type.match(WORD) ?? []).filter((name) => name !== EVERYWHERE);
  return names.map(addressOf).find((address) => address !== undefined);
}

const code = (text: string): string => `\`${text}\``;

const linked = (text: string, address: string | undefined): string =>
  address ? `[${text}](${address})` : text;
