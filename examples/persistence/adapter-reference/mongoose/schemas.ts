import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Document, Schema as MongooseSchema, Types } from 'mongoose';

const { ObjectId } = MongooseSchema.Types;

@Schema()
export class User extends Document<Types.ObjectId> {
  @Prop({ required: true })
  name!: string;
}

@Schema()
export class Project extends Document<Types.ObjectId> {
  @Prop({ required: true })
  name!: string;

  @Prop({ type: ObjectId, ref: 'User' })
  owner!: Types.ObjectId;
}

@Schema({ timestamps: { updatedAt: false } })
export class Ticket extends Document<Types.ObjectId> {
  @Prop({ required: true })
  title!: string;

  @Prop({ default: 'open', required: true })
  status!: string;

  @Prop({ default: 3, required: true })
  priority!: number;

  @Prop({ type: String })
  milestone?: string | null;

  @Prop({ type: Boolean })
  isBlocked?: boolean | null;

  @Prop({ type: Date })
  dueDate?: Date | null;

  @Prop()
  createdAt!: Date;

  @Prop({ type: ObjectId, ref: 'Project' })
  project?: Types.ObjectId;

  @Prop({ type: ObjectId, ref: 'User' })
  assignee?: Types.ObjectId;

  @Prop({ type: [{ type: ObjectId, ref: 'Label' }] })
  labels!: Types.ObjectId[];
}

@Schema()
export class Comment extends Document<Types.ObjectId> {
  @Prop({ required: true })
  body!: string;

  @Prop()
  isPinned: boolean = false;

  @Prop({ type: ObjectId, ref: 'Ticket' })
  ticket!: Types.ObjectId;
}

@Schema()
export class Label extends Document<Types.ObjectId> {
  @Prop({ required: true })
  code!: string;

  @Prop({ default: '' })
  color!: string;
}

const schemaOf = SchemaFactory.createForClass;

const projectSchema = schemaOf(Project);
projectSchema.virtual('tickets', {
  ref: 'Ticket',
  localField: '_id',
  foreignField: 'project',
});

export const ticketSchema = schemaOf(Ticket);
ticketSchema.virtual('comments', {
  ref: 'Comment',
  localField: '_id',
  foreignField: 'ticket',
});

const labelSchema = schemaOf(Label);
labelSchema.virtual('tickets', {
  ref: 'Ticket',
  localField: '_id',
  foreignField: 'labels',
});

export const documents = [
  { document: User, name: User.name, schema: schemaOf(User) },
  { document: Project, name: Project.name, schema: projectSchema },
  { document: Ticket, name: Ticket.name, schema: ticketSchema },
  { document: Comment, name: Comment.name, schema: schemaOf(Comment) },
  { document: Label, name: Label.name, schema: labelSchema },
];
