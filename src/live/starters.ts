import {baseName} from '../../lib/base-name';
import {programNames, programTitles} from './fetch-assets';

/** Programs to begin with, each with what to try first. */
export const STARTERS = [
  {
    program: 'introduction/getting-started',
    operation: 'open-tickets',
    name: 'Issue tracker',
    about: 'An entity, a DTO and a few rows.',
    task: 'Try it: change open to done in the query. It reruns when you stop typing.',
  },
  {
    program: 'guides/tenants',
    operation: 'own-tickets',
    name: 'Tenants',
    about: 'Tables shared by several tenants, each of which reaches only its own rows.',
    task: 'Try it: change tenantId to 2 in User. The same query returns the rows of another tenant.',
  },
  {
    program: 'persistence/typeorm/soft-delete/app',
    operation: 'finished',
    name: 'Soft delete',
    about: 'Rows that are only marked as deleted, so they can come back.',
    task: 'Try it: run delete-many, then finished. The rows are gone until you run restore-many.',
  },
  {
    program: 'graphql/aggregations/tickets',
    operation: 'by-status',
    name: 'Aggregates',
    about: 'Counts, sums and averages, by group and below a filter.',
    task: 'Try it: change avg to max in the query. It returns the highest priority of each group.',
  },
  {
    program: 'introduction/tutorial/cost/solution',
    operation: 'with-project',
    name: 'A project to grow',
    about: 'The end of the tutorial: relations, rules and a hook, small enough to change all of it.',
    task: 'Try it: change the id to 2 in User. The same query returns the tickets of somebody else.',
  },
  {
    program: 'playground/blank',
    operation: 'create-ticket',
    name: 'Blank project',
    about: 'One table with one field, and no rows yet.',
    task: 'Try it: choose the operation tickets, and press Run. There is a row now.',
  },
].filter(({program}) => programNames.includes(program));

/** What readers call a program: as a starter, or the page that shows it, and its folder where the page has several. */
export function titleOf(name: string): string {
  const starter = STARTERS.find(({program}) => program === name);
  if (starter) return starter.name;
  const page = programTitles[name] ?? name;
  if (programNames.filter((other) => programTitles[other] === page).length < 2) return page;
  const folder = baseName(name).replaceAll('-', ' ');
  return `${page}: ${folder}`;
}
