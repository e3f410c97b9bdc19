import {describeSearch} from '../../lib/describe-search';
import {type ChangeFact, STAGES} from '../../lib/fact-types';
import {compareVersions} from '../../lib/versions';
import {markdownTable} from '../shared/markdown-table';

/** The areas in the order of the table of all breaking changes. */
const AREAS = [
  'Install',
  'DTOs',
  'Resolvers',
  'Services',
  'Relations',
  'Paging',
  'Authorization',
  'Hooks',
  'Subscriptions',
  'ORM',
];

/** What to do from 1.0 on, in the order in which somebody notices it. What `npm install` says is left to it. */
export function workTable(facts: ChangeFact[], page: string): string {
  const rows = facts.filter(
    (fact) => isBreaking(fact) && compareVersions(fact.since, '1.0.0') >= 0 && !isToldByNpm(fact),
  );
  rows.sort((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) || compareVersions(a.since, b.since));
  return markdownTable(
    ['Do this', 'Find it with', 'Changed in', 'You notice it'],
    rows.map((fact) => [
      linkTo(fact, fact.todo, page),
      searchesOf(fact),
      shortVersion(fact.since),
      NOTICED[fact.stage],
    ]),
  );
}

/** Every breaking change, by area, with the newest first. */
export function breakingTable(facts: ChangeFact[], page: string): string {
  const rows = facts.filter(isBreaking);
  rows.sort((a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area) || compareVersions(b.since, a.since));
  return markdownTable(
    ['Area', 'Since', 'What changed', 'Guide'],
    rows.map((fact) => [
      fact.area,
      shortVersion(fact.since),
      fact.change,
      linkTo(fact, nameOf(fact.guide), page),
    ]),
  );
}

const NOTICED: Record<ChangeFact['stage'], string> = {
  install: 'when you install',
  compile: 'when you compile',
  start: 'when it starts',
  schema: 'in the schema',
  answers: 'in responses',
  figures: 'in figures',
};

function isBreaking({breaks}: ChangeFact): boolean {
  return !breaks.startsWith('nothing');
}

function isToldByNpm({stage, search}: ChangeFact): boolean {
  return stage === 'install' && search.every((one) => one.kind === 'line' && one.in === 'package.json');
}

/** A link to the section of a fact, from a page of the guides. */
export function linkTo({guide, section}: ChangeFact, text: string, page: string): string {
  return `[${text}](${guide === page ? '' : `./${guide}.mdx`}#${section})`;
}

/** What to search for, as Markdown. */
export function searchesOf({search}: ChangeFact): string {
  // A pattern for code and one for operations may be the same.
  return [...new Set(search.map(describeSearch))].join(', ');
}

/** `2.1.0` as readers call it: 2.1. */
export function shortVersion(version: string): string {
  const [major, minor = '0', patch = '0'] = version.split('.');
  return patch === '0' ? `${major}.${minor}` : version;
}

/** `v8-to-v9` as its page is called: 8 to 9. */
function nameOf(guide: string): string {
  return guide.startsWith('v') ? guide.replaceAll('v', '').replaceAll('-', ' ') : 'this page';
}
