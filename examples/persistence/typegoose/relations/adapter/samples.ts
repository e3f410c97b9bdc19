import type { Filter } from '@ptc-org/nestjs-query-core';
import { TypegooseQueryService } from '@ptc-org/nestjs-query-typegoose';
import { getModelForClass } from '@typegoose/typegoose';
import { Label, Ticket } from '../app/entities';

const TicketModel = getModelForClass(Ticket);
const tickets = new TypegooseQueryService<Ticket>(TicketModel);

// #region refused
const id = '65a000000000000000000001';

export const refused: Record<string, () => unknown> = {
  'addRelations on a lookup': () => tickets.addRelations('comments', id, [id]),
  'setRelations on a lookup': () => tickets.setRelations('comments', id, [id]),
  'removeRelations on a lookup': () =>
    tickets.removeRelations('comments', id, [id]),
  'a relation that the class lacks': () =>
    tickets.queryRelations(Label, 'watchers', new TicketModel(), {}),
  'a filter by a field of the related document': () =>
    tickets.query({
      filter: { assignee: { name: { eq: 'Ada Moreau' } } } as Filter<Ticket>,
    }),
};
// #endregion
