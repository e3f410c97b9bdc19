import { ObjectId } from '@ptc-org/nestjs-query-graphql';
import { modelOptions, prop, type Ref } from '@typegoose/typegoose';
import type { Types } from 'mongoose';

/** Makes the virtual relations part of what the adapter turns into a DTO. */
const toObject = { virtuals: true };

/** The classes of one application: the adapter registers something for each model, once in a process. */
export function typegooseClasses() {
  abstract class Stored {
    @ObjectId()
    _id!: Types.ObjectId;

    id!: string;
  }

  abstract class Owned extends Stored {
    @prop({ type: Number })
    ownerId!: number;

    @prop({ type: Number })
    keeperId!: number;
  }

  @modelOptions({ schemaOptions: { collection: 'project', toObject } })
  class Project extends Owned {
    @prop({ type: String })
    name!: string;

    @prop({ ref: 'Ticket', localField: '_id', foreignField: 'projectId' })
    tickets?: Ref<Ticket>[];

    @prop({ ref: 'Member', localField: '_id', foreignField: 'projectId' })
    members?: Ref<Member>[];
  }

  @modelOptions({ schemaOptions: { collection: 'ticket', toObject } })
  class Ticket extends Owned {
    @prop({ type: String })
    title!: string;

    @prop({ type: Number })
    priority!: number;

    @ObjectId()
    @prop({ ref: 'Project' })
    projectId!: Ref<Project> | null;

    @prop({
      ref: 'Project',
      localField: 'projectId',
      foreignField: '_id',
      justOne: true,
    })
    project?: Ref<Project>;

    @ObjectId()
    @prop({ ref: 'Label' })
    labels!: Ref<Label>[];
  }

  @modelOptions({ schemaOptions: { collection: 'label', toObject } })
  class Label extends Owned {
    @prop({ type: String })
    name!: string;

    @prop({ ref: 'Ticket', localField: '_id', foreignField: 'labels' })
    tickets?: Ref<Ticket>[];
  }

  @modelOptions({ schemaOptions: { collection: 'member', toObject } })
  class Member extends Stored {
    @prop({ type: Number })
    userId!: number;

    @ObjectId()
    @prop({ ref: 'Project' })
    projectId!: Ref<Project>;
  }

  @modelOptions({ schemaOptions: { collection: 'notice' } })
  class Notice extends Stored {
    @prop({ type: String })
    name!: string;
  }

  return { Project, Ticket, Label, Member, Notice };
}
