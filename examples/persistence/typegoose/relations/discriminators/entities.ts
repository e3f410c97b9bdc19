import { ObjectId } from '@ptc-org/nestjs-query-graphql';
import { modelOptions, prop } from '@typegoose/typegoose';
import { Base } from '@typegoose/typegoose/lib/defaultClasses';
import { Types } from 'mongoose';

// #region entities
@modelOptions({ schemaOptions: { discriminatorKey: 'kind' } })
export class Ticket implements Base {
  @ObjectId()
  _id!: Types.ObjectId;

  id!: string;

  @prop({ type: String })
  kind!: string;

  @prop({ required: true, type: String })
  title!: string;
}

export class BugTicket extends Ticket {
  @prop({ required: true, type: Number })
  severity!: number;
}
// #endregion
