import {baseName} from '../../../lib/base-name';
import {programNames, programTitles} from '../sandbox/fetch-assets';

/** Programs to begin with, each with what to try first, and the file that it is about where that is not the first. */
export const STARTERS = [
  {
    program: 'introduction/getting-started',
    operation: 'open-tickets',
    name: 'Issue tracker',
    about: 'An entity, a DTO and a few rows.',
    task: 'Try it: change open to done in the query. It reruns when you stop typing.',
  },
  {
    program: 'graphql/authorization/owner',
    operation: 'own-projects',
    file: 'project.dto.ts',
    name: 'Only own rows',
    about: 'An authorizer that lets users reach only the projects that they own.',
    task: 'Try it: change the id to 2 in User. The same query returns the projects of Ben.',
  },
  {
    program: 'graphql/hooks/first',
    operation: 'create-one',
    file: 'create-ticket.dto.ts',
    name: 'A hook',
    about: 'A hook that writes into each new ticket who reported it.',
    task: 'Try it: change the name in User, and press Run.',
  },
  {
    program: 'guides/tenants',
    operation: 'own-tickets',
    file: 'tenant.ts',
    name: 'Tenants',
    about: 'Tables shared by several tenants, each of which reaches only its own rows.',
    task: 'Try it: change tenantId to 2 in User. The same query returns the rows of another tenant.',
  },
  {
    program: 'persistence/typeorm/soft-delete/app',
    operation: 'finished',
    file: 'ticket.service.ts',
    name: 'Soft delete',
    about: 'Rows that are only marked as deleted, so they can come back.',
    task: 'Try it: run Delete many, then Finished. The rows are gone until you run Restore many.',
  },
  {
    program: 'graphql/aggregations/tickets',
    operation: 'by-status',
    file: 'ticket.dto.ts',
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
    task: 'Try it: choose the operation Tickets, and press Run. There is a row now.',
  },
].filter(({program}) => programNames.includes(program));

/** An operation as a phrase: `Open tickets` for `open-tickets`. */
export function phraseOf(operation: string): string {
  return operation.charAt(0).toUpperCase() + operation.slice(1).replaceAll('-', ' ');
}

/** What readers call a program: as a starter, or the page that shows it, and its folder where the page has several. */
export function titleOf(name: string): string {
  const starter = STARTERS.find(({program}) => program === name);
  if (starter) return starter.name;
  const page = programTitles[name] ?? name;
  if (programNames.filter((other) => programTitles[other] === page).length < 2) return page;
  const folder = baseName(name).replaceAll('-', ' ');
  return `${page}: ${folder}`;
}
