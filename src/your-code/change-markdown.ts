import {type ChangeFact, STAGES} from '../../lib/fact-types';
import type {Hit} from './engine/hit';
import {sectionOf, STAGE_TITLES} from './facts';
import {isOpen, placeOf} from './places';

/** What is known besides the facts of a list. */
interface ListContext {
  title: string;
  site: string;
  isDone: (id: string) => boolean;
  /** By their facts. */
  hits: Map<string, Hit[]>;
  /** How many hits are left out, by the fact. */
  more: Record<string, number>;
  /** Those of facts that are not listed, too. */
  silenced: Hit[];
}

/** So many places of a fact are listed: an issue has to hold the whole. */
const MOST_PLACES = 100;

/** The list of an upgrade as Markdown, with its ticks, for an issue. */
export function asMarkdown(
  facts: ChangeFact[],
  {title, site, isDone, hits, more, silenced}: ListContext,
): string {
  const sections = STAGES.flatMap((stage) => {
    const own = facts.filter((fact) => fact.stage === stage);
    const items = own.flatMap((fact) => [
      `- [${isDone(fact.id) ? 'x' : ' '}] ${fact.since}: [${fact.todo}](${site}${sectionOf(fact)})`,
      ...describePlaces((hits.get(fact.id) ?? []).filter(isOpen), more[fact.id]),
    ]);
    return own.length > 0 ? [`## ${STAGE_TITLES[stage]}`, items.join('\n')] : [];
  });
  return `${[`# ${title}`, ...sections, ...describeSilenced(silenced)].join('\n\n')}\n`;
}

function describePlaces(hits: Hit[], more = 0): string[] {
  const told = hits.slice(0, MOST_PLACES);
  const rest = hits.length - told.length + more;
  const lines = told.map((hit) => `  - \`${placeOf(hit)}\` ${quote(hit.text)}`);
  return rest > 0 ? [...lines, `  - and ${rest} more`] : lines;
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
