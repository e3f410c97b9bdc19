import type {SourcePage} from '../shared/source-pages';
import {markdownFile} from './addresses';

/** A page with its Markdown. */
export type MarkdownPage = Pick<SourcePage, 'permalink' | 'title' | 'description' | 'part' | 'position'> & {
  markdown: string;
};

/** The pages to read for a task, in this order: what they leave open, they link. */
const TASKS: Record<string, string> = {
  'Add a GraphQL API to a NestJS application': 'introduction/install introduction/example graphql/dtos',
  'Describe fields and relations': 'concepts/dtos graphql/dtos graphql/relations',
  'Filter, sort and page': 'graphql/queries/filtering graphql/queries/sorting graphql/queries/paging',
  'Create, update and delete': 'graphql/mutations graphql/hooks persistence/typeorm/soft-delete',
  'Say who may do what': 'graphql/authorization graphql/authorization-recipes guides/tenants',
  'Write resolvers and services': 'graphql/resolvers concepts/services concepts/advanced/assemblers',
  'Set up an ORM': 'persistence/services persistence/typeorm/getting-started persistence/typeorm/entities',
  'Test an application': 'guides/testing persistence/typeorm/testing-services concepts/services',
  'Find the cause of an error': 'errors faq introduction/install',
  Upgrade: 'migration-guides/overview migration-guides/v9-to-v10 migration-guides/v10-to-v11',
};

/** What a file of several pages may hold: programs that read cut off longer ones. */
const LARGEST = 300_000;

/** The text files about the Markdown of the pages, by their names: the index `llms.txt`, and the pages by section. */
export function llmsFiles(
  pages: MarkdownPage[],
  site: {title: string; about: string; baseUrl: string},
): Record<string, string> {
  const ordered = [...pages].sort((a, b) => a.position - b.position);
  const sections = [...new Set(ordered.map(({part}) => part))];
  const top = `# ${site.title}\n\n> ${site.about}\n`;
  const link = ({title, permalink, markdown}: MarkdownPage): string =>
    `[${title}](${markdownFile(permalink, site.baseUrl)}) (${sizeOf(markdown)})`;
  const tasks = Object.entries(TASKS).map(([task, names]) => {
    const found = names
      .split(' ')
      .flatMap((name) => ordered.find(({permalink}) => permalink === `${site.baseUrl}docs/${name}`) ?? []);
    return `- ${task}: ${found.map(link).join(', ')}`;
  });
  const files: Record<string, string> = {};
  const index = sections.map((section) => {
    const own = ordered.filter(({part}) => part === section);
    const whole = wholeFiles(section, own, site.baseUrl);
    Object.assign(files, whole);
    const names = Object.entries(whole).map(([name, text]) => `[${name}](${name}) (${sizeOf(text)})`);
    const lines = own.map((page) => `- ${link(page)}${page.description && `: ${page.description}`}`);
    return `## ${section}\n\nAll of it: ${names.join(', ')}\n\n${lines.join('\n')}\n`;
  });
  files['llms.txt'] = [top, '## What to read', '', ...tasks, '', ...index].join('\n');
  const all = Object.keys(files).filter((name) => name !== 'llms.txt');
  files['llms-full.txt'] = [
    top,
    'The pages are in one file for each section, and [llms.txt](llms.txt) says what is in them:',
    '',
    ...all.map((name) => `- [${name}](${name})`),
    '',
  ].join('\n');
  return files;
}

/** The pages of a section, each below its address, in as many files as it takes. */
function wholeFiles(section: string, pages: MarkdownPage[], baseUrl: string): Record<string, string> {
  const top = `# ${section}\n\nEach page stands below the path of its Markdown, from which its links lead.\n`;
  const texts: string[] = [];
  for (const {permalink, markdown} of pages) {
    const text = `---\n\nSource: ${markdownFile(permalink, baseUrl)}\n\n${markdown}`;
    const joined = `${texts.at(-1) ?? ''}\n${text}`;
    if (texts.length > 0 && Buffer.byteLength(joined) < LARGEST) texts[texts.length - 1] = joined;
    else texts.push(`${top}\n${text}`);
  }
  const name = `llms-${section.toLowerCase().replace(/\W+/g, '-')}`;
  return Object.fromEntries(
    texts.map((text, index) => [`${name}${index > 0 ? `-${index + 1}` : ''}.txt`, text]),
  );
}

function sizeOf(text: string): string {
  return `${Math.ceil(Buffer.byteLength(text) / 1000)} KB`;
}
