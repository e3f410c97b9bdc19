import {markdownTable} from '../shared/markdown-table';
import type {ScenarioOutcome, Records, Scenario} from './records';

const FIRST = 'TypeORM';
const SAME = 'same';

const longestValue = 60;
const longestError = 60;

/**
 * One table: what each adapter made of the scenarios below a heading, compared with TypeORM on the same database.
 * @param examplesUrl address of the folder of examples, with a slash at its end
 */
export function scenarioTable(group: string, records: Records, examplesUrl: string): string {
  const adapters = [...records.outcomes.keys()];
  const rows = records.scenarios
    .filter((scenario) => scenario.group === group)
    .map((scenario) => [
      scenario.title,
      ...adapters.map((adapter) => cellOf(scenario, adapter, records, examplesUrl)),
    ]);
  if (rows.length === 0) throw new Error(`no scenario stands below "${group}"`);
  return markdownTable(['Asked', ...adapters], rows);
}

/** What one adapter made of a scenario: once where its databases agree, else by database. */
function cellOf({name}: Scenario, adapter: string, records: Records, examplesUrl: string): string {
  const lines = new Map<string, {databases: string[]; link: string}>();
  const databases = records.outcomes.get(adapter) ?? new Map<string, Map<string, ScenarioOutcome>>();
  for (const [database, outcomes] of databases) {
    const outcome = outcomes.get(name);
    const words = outcome ? textOfOutcome(outcome, adapter, firstOf(name, database, records)) : 'not run';
    // A link in each of these would be half of the page, and say no more than that of TypeORM.
    const isLinked = outcome && words !== SAME;
    const link = isLinked ? `[${words}](${examplesUrl}${outcome.path}#L${outcome.line})` : words;
    const line = lines.get(words) ?? {databases: [], link};
    line.databases.push(database);
    lines.set(words, line);
  }
  if (lines.size === 1) return [...lines.values()][0]?.link ?? '';
  return [...lines.values()].map((line) => `${line.databases.join(', ')}: ${line.link}`).join('<br />');
}

/** What TypeORM made of it on that database. MongoDB is compared with all of them, and only where they agree. */
function firstOf(name: string, database: string, {outcomes}: Records): ScenarioOutcome | undefined {
  const first = outcomes.get(FIRST);
  const own = first?.get(database);
  if (own) return own.get(name);
  const all = Array.from(first?.values() ?? [], (byName) => byName.get(name));
  return all.every((outcome) => outcome?.text === all[0]?.text) ? all[0] : undefined;
}

function textOfOutcome(
  outcome: ScenarioOutcome,
  adapter: string,
  first: ScenarioOutcome | undefined,
): string {
  const isSame = first?.text === outcome.text && first.isError === outcome.isError;
  if (isSame && adapter !== FIRST) return SAME;
  if (!outcome.isError) return code(cut(outcome.text, longestValue));
  return `throws ${code(cut(outcome.text.replace(/^\w+: /, ''), longestError))}`;
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Inline code, whatever the text holds. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
