import type {CheckedLink} from './check';
import type {ExternalLink} from './collect';

const SECTIONS: {outcome: CheckedLink['outcome']; title: string; mend: string}[] = [
  {outcome: 'missing', title: 'MISSING', mend: 'link to another page, or take the link out'},
  {outcome: 'unreachable', title: 'UNREACHABLE', mend: 'ask again later before you change anything'},
  {outcome: 'moved', title: 'Moved', mend: 'name the new address where the move is for good'},
];

/** Whether a run of the check must count as failed. */
export function isFailure(links: CheckedLink[]): boolean {
  return links.some(({outcome}) => outcome === 'missing' || outcome === 'unreachable');
}

/** What a check found: the links to mend with their places, then one line of numbers. */
export function reportOf(links: CheckedLink[]): string {
  const sections = SECTIONS.flatMap(({outcome, title, mend}) => {
    const found = links.filter((link) => link.outcome === outcome);
    if (found.length === 0) return [];
    const lines = found.flatMap(({url, detail, places}) => [
      `  ${url}`,
      `    ${detail}`,
      ...places.map(indent),
    ]);
    return [[`${title} (${found.length}): ${mend}`, ...lines].join('\n')];
  });
  const counts = (['found', 'moved', 'missing', 'unreachable'] as const).map(
    (outcome) => `${links.filter((link) => link.outcome === outcome).length} ${outcome}`,
  );
  return [...sections, `${links.length} external links: ${counts.join(', ')}.`].join('\n\n');
}

/** The links alone, each with its places. */
export function listOf(links: ExternalLink[]): string {
  return links.map(({url, places}) => [url, ...places.map(indent)].join('\n')).join('\n');
}

function indent(place: string): string {
  return `    ${place}`;
}
