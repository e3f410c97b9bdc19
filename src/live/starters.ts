import {programNames, programTitles} from './assets';

/** Programs to begin with. */
export const STARTERS = [
  {
    program: 'introduction/getting-started',
    operation: 'open-tickets',
    name: 'Issue tracker',
    about: 'One DTO and one entity with rows to query: all that the generated endpoints do.',
  },
  {
    program: 'guides/tenants',
    operation: 'own-tickets',
    name: 'Tenants',
    about: 'Tables of several tenants, each of whom reaches only its own rows.',
  },
  {
    program: 'persistence/typeorm/soft-delete/app',
    operation: 'finished',
    name: 'Soft delete',
    about: 'Rows that are marked as deleted, and come back.',
  },
  {
    program: 'graphql/aggregations/tickets',
    operation: 'by-status',
    name: 'Aggregates',
    about: 'Counts, sums and averages, by group and below a filter.',
  },
  {
    program: 'introduction/tutorial/cost/solution',
    operation: 'with-project',
    name: 'A project to grow',
    about: 'What the tutorial ends with: relations, rules and a hook, small enough to change all of it.',
  },
  {
    program: 'playground/blank',
    operation: 'create-ticket',
    name: 'Blank project',
    about: 'One table with one field, and no rows yet.',
  },
].filter(({program}) => programNames.includes(program));

/** What readers call a program: as a starter, or the page that shows it, and its folder where the page has several. */
export function titleOf(name: string): string {
  const starter = STARTERS.find(({program}) => program === name);
  if (starter) return starter.name;
  const page = programTitles[name] ?? name;
  if (programNames.filter((other) => programTitles[other] === page).length < 2) return page;
  const folder = name.slice(name.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return `${page}: ${folder}`;
}
