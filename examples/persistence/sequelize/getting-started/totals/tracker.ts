import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableOffsetConnection,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import {
  BelongsToMany,
  Column,
  DataType,
  ForeignKey,
  HasMany,
  Model,
  Table,
} from 'sequelize-typescript';

@Table({ timestamps: false })
export class Project extends Model<Project, Partial<Project>> {
  @Column(DataType.STRING)
  declare name: string;

  @HasMany(() => Ticket)
  declare tickets?: Ticket[];
}

@Table({ timestamps: false })
export class Ticket extends Model<Ticket, Partial<Ticket>> {
  @Column(DataType.STRING)
  declare title: string;

  @ForeignKey(() => Project)
  @Column(DataType.INTEGER)
  declare projectId: number;

  @HasMany(() => Comment)
  declare comments?: Comment[];

  @BelongsToMany(() => Label, () => TicketLabel)
  declare labels?: Label[];
}

@Table({ timestamps: false })
export class Comment extends Model<Comment, Partial<Comment>> {
  @Column(DataType.STRING)
  declare body: string;

  @ForeignKey(() => Ticket)
  @Column(DataType.INTEGER)
  declare ticketId: number;
}

@Table({ timestamps: false })
export class Label extends Model<Label, Partial<Label>> {
  @Column(DataType.STRING)
  declare name: string;
}

@Table({ timestamps: false })
export class TicketLabel extends Model<TicketLabel, Partial<TicketLabel>> {
  @ForeignKey(() => Ticket)
  @Column(DataType.INTEGER)
  declare ticketId: number;

  @ForeignKey(() => Label)
  @Column(DataType.INTEGER)
  declare labelId: number;
}

@ObjectType('Comment')
export class CommentDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  body!: string;
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region dtos
@ObjectType('Ticket')
@FilterableOffsetConnection('comments', () => CommentDTO)
@FilterableOffsetConnection('labels', () => LabelDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  projectId!: number;
}

@ObjectType('Project')
@FilterableOffsetConnection('tickets', () => TicketDTO, {
  enableTotalCount: true,
})
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion
