import { TypegooseQueryService } from '@ptc-org/nestjs-query-typegoose';
import {
  getModelForClass,
  mongoose,
  prop,
  type Ref,
} from '@typegoose/typegoose';
import { CommentDTO, LabelDTO } from '../app/dtos';
import * as app from '../app/entities';

class Ticket extends app.Ticket {
  // #region lookup
  @prop({ ref: 'Comment', localField: '_id', foreignField: 'ticket' })
  firstComment?: Ref<app.Comment>;
  // #endregion
}

const TicketModel = getModelForClass(Ticket);
for (const related of [app.Comment, app.Label]) getModelForClass(related);
const service = new TypegooseQueryService<Ticket>(TicketModel);

export async function queries(): Promise<void> {
  // #region queries
  const tickets = await TicketModel.find().sort('_id');
  console.log('labels', ...tickets.map(({ labels }) => labels.length));
  const calls = [
    () => service.queryRelations(LabelDTO, 'labels', tickets, {}),
    () => service.queryRelations(CommentDTO, 'comments', tickets, {}),
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
  const tickets = await TicketModel.find().sort('_id').limit(1);
  return service.findRelation(CommentDTO, 'firstComment', tickets);
  // #endregion
}
