import { Field, ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { prop } from '@typegoose/typegoose';
import type { Base } from '@typegoose/typegoose/lib/defaultClasses';
import type { Types } from 'mongoose';

// #region classes
export class Ticket implements Base {
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  title!: string;

  @prop({ type: () => [String], default: [] })
  watchers!: string[];
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  title!: string;

  @Field(() => [String])
  watchers!: string[];
}
// #endregion
