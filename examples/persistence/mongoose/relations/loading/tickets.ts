import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import mongoose, { model } from 'mongoose';
import { CommentDTO, LabelDTO } from '../app/dtos';
import {
  CommentSchema,
  LabelSchema,
  type Ticket,
  TicketSchema,
} from '../app/entities';

const schema = TicketSchema.clone();
// #region virtual
schema.virtual('firstComment', {
  ref: 'Comment',
  localField: '_id',
  foreignField: 'ticket',
});
// #endregion

const TicketModel = model<Ticket>('Ticket', schema);
model('Comment', CommentSchema);
model('Label', LabelSchema);
const service = new MongooseQueryService<Ticket>(TicketModel);

export async function queries(): Promise<void> {
  // #region queries
  const tickets = await TicketModel.find().sort('_id');
  console.log('labels', ...tickets.map(({ labels }) => labels.length));
  const page = { paging: { limit: 10, offset: 0 } };
  const calls = [
    () => service.queryRelations(LabelDTO, 'labels', tickets, {}),
    () => service.queryRelations(LabelDTO, 'labels', tickets, page),
    () => service.queryRelations(CommentDTO, 'comments', tickets, {}),
    () => service.queryRelations(CommentDTO, 'comments', tickets, page),
    () => service.countRelations(CommentDTO, 'comments', tickets, {}),
  ];
  for (const call of calls) {
    const sent: string[] = [];
    mongoose.set('debug', (collection: string, method: string) => {
      sent.push(`${collection}.${method}`);
    });
    await call();
    console.log(sent.length, ...new Set(sent));
  }
  mongoose.set('debug', false);
  // #endregion
}

export async function withoutJustOne(): Promise<unknown> {
  // #region without-just-one
  const ticket = await TicketModel.findOne().sort('_id').orFail();
  const ofList = await service.findRelation(CommentDTO, 'firstComment', [
    ticket,
  ]);
  console.log(ofList.get(ticket)?.body);
  return service.findRelation(CommentDTO, 'firstComment', ticket);
  // #endregion
}
