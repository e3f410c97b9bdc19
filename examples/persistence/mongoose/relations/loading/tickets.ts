import { AssemblerDeserializer } from '@ptc-org/nestjs-query-core';
import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import mongoose, { model } from 'mongoose';
import {
  Comment,
  CommentSchema,
  Label,
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
// As `forFeature` does it.
const CommentModel = model<Comment>('Comment', CommentSchema);
const LabelModel = model<Label>('Label', LabelSchema);
AssemblerDeserializer<Comment>((plain) => new CommentModel(plain))(Comment);
AssemblerDeserializer<Label>((plain) => new LabelModel(plain))(Label);
const service = new MongooseQueryService<Ticket>(TicketModel);

export async function queries(): Promise<void> {
  // #region queries
  const tickets = await TicketModel.find().sort('_id');
  console.log('labels', ...tickets.map(({ labels }) => labels.length));
  const page = { paging: { limit: 10, offset: 0 } };
  const calls = [
    () => service.queryRelations(Label, 'labels', tickets, {}),
    () => service.queryRelations(Label, 'labels', tickets, page),
    () => service.queryRelations(Comment, 'comments', tickets, {}),
    () => service.queryRelations(Comment, 'comments', tickets, page),
    () => service.countRelations(Comment, 'comments', tickets, {}),
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

export async function withoutJustOne(): Promise<void> {
  // #region without-just-one
  const ticket = await TicketModel.findOne().sort('_id').orFail();
  const ofList = await service.findRelation(Comment, 'firstComment', [ticket]);
  console.log(ofList.get(ticket)?.body);
  const ofOne = await service.findRelation(Comment, 'firstComment', ticket);
  console.log(ofOne?.body);
  // #endregion
}
