import { ObjectId } from '@ptc-org/nestjs-query-graphql';
import { modelOptions, prop } from '@typegoose/typegoose';
import { Base } from '@typegoose/typegoose/lib/defaultClasses';
import { Types } from 'mongoose';

@modelOptions({
  schemaOptions: { timestamps: { createdAt: true, updatedAt: false } },
})
export class Ticket implements Base {
  @ObjectId()
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  title!: string;

  @prop({ default: 'open' })
  status!: string;

  @prop({ default: 3 })
  priority!: number;

  createdAt!: Date;
}
