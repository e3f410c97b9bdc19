import { ObjectId } from '@ptc-org/nestjs-query-graphql';
import { modelOptions, prop, type Ref } from '@typegoose/typegoose';
import { Base } from '@typegoose/typegoose/lib/defaultClasses';
import { Types } from 'mongoose';

// #region user
export class User implements Base {
  @ObjectId()
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  name!: string;
}
// #endregion

// #region label
@modelOptions({ schemaOptions: { toObject: { virtuals: true } } })
export class Label implements Base {
  @ObjectId()
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  name!: string;

  @prop({ ref: 'Ticket', localField: '_id', foreignField: 'labels' })
  tickets?: Ref<Ticket>[];
}
// #endregion

// #region ticket
@modelOptions({ schemaOptions: { toObject: { virtuals: true } } })
export class Ticket implements Base {
  @ObjectId()
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  title!: string;

  @ObjectId()
  @prop({ ref: () => User })
  assignee?: Ref<User>;

  @ObjectId()
  @prop({ ref: () => Label })
  labels!: Ref<Label>[];

  @prop({ ref: 'Comment', localField: '_id', foreignField: 'ticket' })
  comments?: Ref<Comment>[];
}
// #endregion

// #region comment
export class Comment implements Base {
  @ObjectId()
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  body!: string;

  @ObjectId()
  @prop({ ref: () => Ticket, required: true })
  ticket!: Ref<Ticket>;
}
// #endregion
