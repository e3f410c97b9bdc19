import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ObjectId } from '@ptc-org/nestjs-query-graphql';
import { Document, Types } from 'mongoose';

@Schema({ timestamps: { createdAt: true, updatedAt: false } })
export class Ticket extends Document<Types.ObjectId> {
  @ObjectId()
  declare _id: Types.ObjectId;

  @Prop({ required: true })
  title!: string;

  @Prop({ default: 'open' })
  status!: string;

  @Prop({ default: 3 })
  priority!: number;

  createdAt!: Date;
}

export const TicketSchema = SchemaFactory.createForClass(Ticket);
