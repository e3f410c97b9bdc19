import type { Type } from '@nestjs/common';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  Document,
  Schema as MongooseSchema,
  type Types,
  type VirtualTypeOptions,
} from 'mongoose';

const { ObjectId } = MongooseSchema.Types;

/** The documents of one application: the adapter registers something for each class, once in a process. */
export function mongooseDocuments() {
  abstract class Owned extends Document<Types.ObjectId> {
    @Prop({ type: Number })
    ownerId!: number;

    @Prop({ type: Number })
    keeperId!: number;
  }

  @Schema({ collection: 'project' })
  class Project extends Owned {
    @Prop({ type: String })
    name!: string;
  }

  @Schema({ collection: 'ticket' })
  class Ticket extends Owned {
    @Prop({ type: String })
    title!: string;

    @Prop({ type: Number })
    priority!: number;

    @Prop({ type: ObjectId })
    projectId!: Types.ObjectId | null;

    @Prop({ type: [{ type: ObjectId, ref: 'Label' }] })
    labels!: Types.ObjectId[];
  }

  @Schema({ collection: 'label' })
  class Label extends Owned {
    @Prop({ type: String })
    name!: string;
  }

  @Schema({ collection: 'member' })
  class Member extends Document<Types.ObjectId> {
    @Prop({ type: Number })
    userId!: number;

    @Prop({ type: ObjectId })
    projectId!: Types.ObjectId;
  }

  @Schema({ collection: 'notice' })
  class Notice extends Document<Types.ObjectId> {
    @Prop({ type: String })
    name!: string;
  }

  const entities = { Project, Ticket, Label, Member, Notice };
  const models = Object.values<Type<Document>>(entities).map((document) => ({
    document,
    name: document.name,
    schema: SchemaFactory.createForClass<Document>(document),
  }));
  for (const { name, schema } of models)
    for (const [relation, reference] of Object.entries(virtuals[name] ?? {}))
      schema.virtual(relation, reference);
  return { entities, models };
}

/** The relations of each document that it holds no ids of, and the project, of which the id has another name. */
const virtuals: Record<string, Record<string, VirtualTypeOptions>> = {
  Project: {
    tickets: { ref: 'Ticket', localField: '_id', foreignField: 'projectId' },
    members: { ref: 'Member', localField: '_id', foreignField: 'projectId' },
  },
  Ticket: {
    project: {
      ref: 'Project',
      localField: 'projectId',
      foreignField: '_id',
      justOne: true,
    },
  },
  Label: {
    tickets: { ref: 'Ticket', localField: '_id', foreignField: 'labels' },
  },
};
