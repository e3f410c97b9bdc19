import {describeSearch} from '../../lib/describe-search';
import {type Search, type Stage, STAGES, type UpgradeFact} from '../../lib/facts';
import {sectionOf} from './facts';
import {type FileKind, SKIPPED_FOLDERS} from './engine/files';
import type {Hit} from './engine/hit';
import {isOpen, placeOf} from './places';

/** What each stage is called. */
export const STAGE_TITLES: Record<Stage, string> = {
  install: 'When you install',
  compile: 'When you compile',
  start: 'When it starts',
  schema: 'In the schema',
  answers: 'In responses',
  figures: 'In your figures',
};

/** What is known besides the facts of a list. */
interface Known {
  title: string;
  site: string;
  /** The ids of those that are done. */
  done: Set<string>;
  /** By their facts. */
  hits: Map<string, Hit[]>;
  /** Those of facts that are not listed, too. */
  silenced: Hit[];
}

/** The list of an upgrade as Markdown, with its ticks, for an issue. */
export function asMarkdown(facts: UpgradeFact[], {title, site, done, hits, silenced}: Known): string {
  const sections = STAGES.flatMap((stage) => {
    const own = facts.filter((fact) => fact.stage === stage);
    const items = own.flatMap((fact) => [
      `- [${done.has(fact.id) ? 'x' : ' '}] ${fact.since}: [${fact.todo}](${site}${sectionOf(fact)})`,
      ...(hits.get(fact.id) ?? []).filter(isOpen).map((hit) => `  - \`${placeOf(hit)}\` ${quote(hit.text)}`),
    ]);
    return own.length > 0 ? [`## ${STAGE_TITLES[stage]}`, items.join('\n')] : [];
  });
  return `${[`# ${title}`, ...sections, ...describeSilenced(silenced)].join('\n\n')}\n`;
}

/** One line about the hits that comments silence, if there are any. */
function describeSilenced(hits: Hit[]): string[] {
  if (hits.length === 0) return [];
  const counts = new Map<string, number>();
  for (const {silenced = ''} of hits) counts.set(silenced, (counts.get(silenced) ?? 0) + 1);
  const reasons = Array.from(counts, ([reason, count]) => `${reason} (${count})`);
  return [`Silenced hits: ${hits.length}. Reasons: ${reasons.join('; ')}.`];
}

/** A line as code, whatever it has in it. */
function quote(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence} ${text} ${fence}`;
}

const TYPESCRIPT = "--include='*.ts' --include='*.tsx' --include='*.mts' --include='*.cts'";
const FILES: Record<FileKind, string> = {
  typescript: TYPESCRIPT,
  'package.json': '--include=package.json',
  'nest-cli.json': '--include=nest-cli.json',
  graphql: `--include='*.graphql' --include='*.gql' ${TYPESCRIPT}`,
};

/** The searches of a list as a script, for those who work without a browser. */
export function asScript(facts: UpgradeFact[], title: string): string {
  const lines = facts.flatMap(({since, todo, search}) => [
    '',
    `echo ${shellQuote(`${since}: ${todo}`)}`,
    ...search.map(commandOf),
  ]);
  return [
    '#!/bin/sh',
    `# ${title}. Run it in the folder of your project.`,
    'search() {',
    '  pattern=$1; shift',
    `  grep -rnE ${SKIPPED_FOLDERS.map((folder) => `--exclude-dir=${folder}`).join(' ')} --exclude-dir='.?*' --exclude='*.d.ts' "$@" -e "$pattern" .`,
    '}',
    ...lines,
    'exit 0',
    '',
  ].join('\n');
}

function commandOf(search: Search): string {
  if (search.kind === 'line')
    return `search ${shellQuote(search.pattern)} ${FILES[search.in ?? 'typescript']}`;
  return `# ${search.kind === 'none' ? 'Not in code' : 'Look for'}: ${describeSearch(search)}`;
}

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
