import { modelOptions, pre, prop, type Ref } from '@typegoose/typegoose';
import { Base } from '@typegoose/typegoose/lib/defaultClasses';
import { Types } from 'mongoose';
import { hooks } from '../_scenarios/documents';

/** The hooks of a ticket that ran. */
export const heard: string[] = [];

/** Makes a class hear its hooks. */
function listen(target: object): void {
  for (const hook of hooks) {
    pre(hook as 'save', () => void heard.push(hook))(target as never);
  }
}

export class User implements Base {
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  name!: string;
}

export class Project implements Base {
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  name!: string;

  @prop({ ref: () => User })
  owner!: Ref<User>;

  @prop({ ref: 'Ticket', localField: '_id', foreignField: 'project' })
  tickets?: Ref<Ticket>[];
}

@listen
@modelOptions({ schemaOptions: { timestamps: { updatedAt: false } } })
export class Ticket implements Base {
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  title!: string;

  @prop({ default: 'open', required: true })
  status!: string;

  @prop({ default: 3, required: true })
  priority!: number;

  @prop({ type: String })
  milestone?: string | null;

  @prop({ type: Boolean })
  isBlocked?: boolean | null;

  @prop({ type: Date })
  dueDate?: Date | null;

  @prop()
  createdAt!: Date;

  @prop({ ref: () => Project })
  project?: Ref<Project>;

  @prop({ ref: () => User })
  assignee?: Ref<User>;

  @prop({ ref: () => Label })
  labels!: Ref<Label>[];

  @prop({ ref: 'Comment', localField: '_id', foreignField: 'ticket' })
  comments?: Ref<Comment>[];
}

export class Comment implements Base {
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  body!: string;

  @prop()
  isPinned: boolean = false;

  @prop({ ref: () => Ticket })
  ticket!: Ref<Ticket>;
}

export class Label implements Base {
  _id!: Types.ObjectId;

  id!: string;

  @prop({ required: true })
  code!: string;

  @prop({ default: '' })
  color!: string;

  @prop({ ref: 'Ticket', localField: '_id', foreignField: 'labels' })
  tickets?: Ref<Ticket>[];
}

export const models = [User, Project, Ticket, Comment, Label];
