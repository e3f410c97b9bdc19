import siteConfig from '@generated/docusaurus.config';
import {dangers} from '../../facts/dangers';
import {changes} from '../../facts/changes';
import {type ChangeFact, type DangerFact, type Harm, HARMS, type Stage, STAGES} from '../../lib/fact-types';
import type {OrmId} from '../../lib/orms';
import {compareVersions} from '../../lib/versions';
import type {ScanFact} from './engine/scan';

/** The version that the pages describe; later ones are previews. */
export const CURRENT = siteConfig.customFields?.version as string;
const FIRST = '0.3.0';

/** All that is searched for, whatever is shown: another choice needs no second scan. */
export const scanFacts: ScanFact[] = [
  ...changes.map(({id, search, when}) => ({id, search, when})),
  ...dangers.map(({id, search, when}) => ({id, search, when, leavesOutTests: true})),
];

/** The versions that a list can begin and end with. */
export const VERSIONS: string[] = [...new Set([FIRST, CURRENT, ...changes.map(({since}) => since)])].sort(
  compareVersions,
);

/** What an upgrade changes for those who use an ORM, or any of them, in the order in which it is noticed. */
export function changesFor(from: string, to: string, orm?: OrmId): ChangeFact[] {
  return changes
    .filter(({since}) => compareVersions(since, from) > 0 && compareVersions(since, to) <= 0)
    .filter((fact) => concerns(fact, orm))
    .sort((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) || compareVersions(a.since, b.since));
}

/** What is dangerous for those who use an ORM, or any of them, with the worst first. */
export function dangersFor(orm?: OrmId): DangerFact[] {
  return dangers
    .filter((fact) => concerns(fact, orm))
    .sort((a, b) => HARMS.indexOf(a.harm) - HARMS.indexOf(b.harm));
}

/** What each stage is called. */
export const STAGE_TITLES: Record<Stage, string> = {
  install: 'When you install',
  compile: 'When you compile',
  start: 'When it starts',
  schema: 'In the schema',
  answers: 'In responses',
  figures: 'In your reports',
};

/** What each harm is called. */
export const HARM_TITLES: Record<Harm, string> = {
  rows: 'Rows leak or are lost',
  answers: 'Answers are wrong or incomplete',
  cost: 'Requests can cost too much',
  nothing: 'Options have no effect',
};

/** How bad something is, as the admonitions of the pages name and color it. */
export type Level = 'danger' | 'warning' | 'info';

export const HARM_LEVELS: Record<Harm, Level> = {
  rows: 'danger',
  answers: 'warning',
  cost: 'warning',
  nothing: 'info',
};

/** Whether somebody who uses an ORM has to know a fact. */
function concerns({orms}: DangerFact | ChangeFact, orm?: OrmId): boolean {
  return !orm || !orms || orms.includes(orm);
}

/** Where the page of a guide's section is. */
export const sectionOf = ({guide, section}: ChangeFact): string =>
  `/docs/migration-guides/${guide}#${section}`;

/** Why nothing in code tells a fact, where that is so. */
export function whyUnseen(fact: DangerFact | ChangeFact): string | undefined {
  return fact.search.every(({kind}) => kind === 'none') ? limitsOf(fact) : undefined;
}

/** What of a fact cannot be seen in code; empty where all can. */
export function limitsOf({search}: DangerFact | ChangeFact): string {
  return search.flatMap((one) => (one.kind === 'none' ? [one.reason] : [])).join(' ');
}
