import {
  AssemblerFactory,
  AssemblerQueryService,
} from '@ptc-org/nestjs-query-core';
import { TypegooseQueryService } from '@ptc-org/nestjs-query-typegoose';
import { getModelForClass, prop } from '@typegoose/typegoose';
import type { Base } from '@typegoose/typegoose/lib/defaultClasses';
import type { Types } from 'mongoose';

// #region entity
export class Ticket implements Base {
  _id!: Types.ObjectId;

  id!: string;

  @prop()
  title!: string;

  @prop({ type: String })
  status = 'open';

  @prop({ type: () => [String] })
  watchers: string[] = [];
}
// #endregion

const TicketModel = getModelForClass(Ticket);

class TicketDTO {
  _id!: Types.ObjectId;

  title!: string;

  status!: string;

  watchers!: string[];
}

// What a resolver with `EntityClass` calls.
const tickets = new AssemblerQueryService(
  AssemblerFactory.getAssembler(TicketDTO, Ticket),
  new TypegooseQueryService<Ticket>(TicketModel),
);

export async function rename(): Promise<void> {
  // #region rename
  const { _id } = await tickets.createOne({
    title: 'Dark mode',
    status: 'done',
    watchers: ['Ada'],
  });
  const renamed = await tickets.updateOne(String(_id), { title: 'Colors' });
  console.log(renamed.title, renamed.status, renamed.watchers);
  // #endregion
}
