import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Document, Schema as MongooseSchema, Types } from 'mongoose';

// #region ticket
@Schema()
export class Ticket extends Document<Types.ObjectId> {
  @Prop({ required: true })
  title!: string;

  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'User' })
  assignee?: Types.ObjectId;

  @Prop({ type: [{ type: MongooseSchema.Types.ObjectId, ref: 'Label' }] })
  labels!: Types.ObjectId[];
}

export const TicketSchema = SchemaFactory.createForClass(Ticket);

TicketSchema.virtual('comments', {
  ref: 'Comment',
  localField: '_id',
  foreignField: 'ticket',
});
// #endregion

// #region comment
@Schema()
export class Comment extends Document<Types.ObjectId> {
  @Prop({ required: true })
  body!: string;

  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'Ticket', required: true })
  ticket!: Types.ObjectId;
}

export const CommentSchema = SchemaFactory.createForClass(Comment);
// #endregion

// #region label
@Schema()
export class Label extends Document<Types.ObjectId> {
  @Prop({ required: true })
  name!: string;
}

export const LabelSchema = SchemaFactory.createForClass(Label);

LabelSchema.virtual('tickets', {
  ref: 'Ticket',
  localField: '_id',
  foreignField: 'labels',
});
// #endregion

// #region user
@Schema()
export class User extends Document<Types.ObjectId> {
  @Prop({ required: true })
  name!: string;
}

export const UserSchema = SchemaFactory.createForClass(User);
// #endregion
