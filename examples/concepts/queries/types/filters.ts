import type {Filter, SelectRelation} from '@ptc-org/nestjs-query-core';
import type {Ticket} from '../sqlite/entities';

// #region refused
export const refused: Filter<Ticket>[] = [
  // @ts-expect-error a boolean knows is and isNot
  {blocked: {eq: true}},
  // @ts-expect-error only a string knows patterns
  {priority: {like: '1%'}},
  // @ts-expect-error in takes a list
  {priority: {in: 3}},
  // @ts-expect-error a value of another type
  {priority: {eq: 'high'}},
  // @ts-expect-error no such field
  {owner: {eq: 1}},
];

export const refusedRelation: SelectRelation<Ticket> = {
  name: 'project',
  // @ts-expect-error the query of a relation is typed as one of the parent
  query: {filter: {name: {eq: 'Website'}}},
};
// #endregion
