import type { Filter } from '@ptc-org/nestjs-query-core';
import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import { type Document, model, Schema } from 'mongoose';
import { Label, Ticket, TicketSchema, User } from '../app/entities';

const TicketModel = model<Ticket>(Ticket.name, TicketSchema);
const tickets = new MongooseQueryService<Ticket>(TicketModel);

const watchSchema = new Schema({
  user: { type: Schema.Types.ObjectId, ref: () => 'User' },
});
const WatchModel = model<Document>('Watch', watchSchema);
const watches = new MongooseQueryService(WatchModel);

// #region refused
const id = '65a000000000000000000001';

export const refused: Record<string, () => unknown> = {
  'addRelations on a virtual': () => tickets.addRelations('comments', id, [id]),
  'setRelations on a virtual': () => tickets.setRelations('comments', id, [id]),
  'removeRelations on a virtual': () =>
    tickets.removeRelations('comments', id, [id]),
  'a relation that the schema lacks': () =>
    tickets.queryRelations(Label, 'watchers', new TicketModel(), {}),
  'a reference whose ref is a function': () =>
    watches.countRelations(User, 'user', new WatchModel(), {}),
  'a filter by a field of the related document': () =>
    tickets.query({
      filter: { assignee: { name: { eq: 'Ada Moreau' } } } as Filter<Ticket>,
    }),
};
// #endregion
