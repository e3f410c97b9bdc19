import {describeSearch} from '../../lib/describe-search';
import type {ChangeFact, FactSearch} from '../../lib/fact-types';
import {type FileKind, SKIPPED_FOLDERS} from './engine/file-kinds';

const TYPESCRIPT = "--include='*.ts' --include='*.tsx' --include='*.mts' --include='*.cts'";
const FILES: Record<FileKind, string> = {
  typescript: TYPESCRIPT,
  'package.json': '--include=package.json',
  'nest-cli.json': '--include=nest-cli.json',
  graphql: `--include='*.graphql' --include='*.gql' ${TYPESCRIPT}`,
};

/** The searches of a list as a script, for those who work without a browser. */
export function asScript(facts: ChangeFact[], title: string): string {
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

function commandOf(search: FactSearch): string {
  if (search.kind === 'line')
    return `search ${shellQuote(search.pattern)} ${FILES[search.in ?? 'typescript']}`;
  return `# ${search.kind === 'none' ? 'Not in code' : 'Look for'}: ${describeSearch(search)}`;
}

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
