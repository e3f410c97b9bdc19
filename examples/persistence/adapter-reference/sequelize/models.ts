import {
  AllowNull,
  AutoIncrement,
  BelongsTo,
  BelongsToMany,
  Column,
  CreatedAt,
  DataType,
  Default,
  DeletedAt,
  ForeignKey,
  HasMany,
  Model,
  PrimaryKey,
  Table,
} from 'sequelize-typescript';

@Table({ tableName: 'users', timestamps: false })
export class User extends Model<User, Partial<User>> {
  @Column(DataType.STRING)
  declare name: string;
}

@Table({ tableName: 'projects', timestamps: false })
export class Project extends Model<Project, Partial<Project>> {
  @Column(DataType.STRING)
  declare name: string;

  @ForeignKey(() => User)
  @Column(DataType.INTEGER)
  declare ownerId: number;

  @BelongsTo(() => User)
  declare owner?: User;

  @HasMany(() => Ticket)
  declare tickets?: Ticket[];
}

@Table({ tableName: 'tickets', updatedAt: false })
export class Ticket extends Model<Ticket, Partial<Ticket>> {
  @PrimaryKey
  @AutoIncrement
  @Column(DataType.INTEGER)
  declare id: number;

  @AllowNull(false)
  @Column(DataType.STRING)
  declare title: string;

  @AllowNull(false)
  @Default('open')
  @Column(DataType.STRING)
  declare status: string;

  @AllowNull(false)
  @Default(3)
  @Column(DataType.INTEGER)
  declare priority: number;

  @Column(DataType.STRING)
  declare milestone: string | null;

  @Column(DataType.BOOLEAN)
  declare isBlocked: boolean | null;

  @Column(DataType.DATE)
  declare dueDate: Date | null;

  @CreatedAt
  @Column(DataType.DATE)
  declare createdAt: Date;

  @ForeignKey(() => Project)
  @Column(DataType.INTEGER)
  declare projectId: number;

  @BelongsTo(() => Project)
  declare project?: Project;

  @ForeignKey(() => User)
  @Column(DataType.INTEGER)
  declare assigneeId: number | null;

  @BelongsTo(() => User)
  declare assignee?: User;

  @HasMany(() => Comment)
  declare comments?: Comment[];

  @BelongsToMany(() => Label, () => TicketLabel)
  declare labels?: Label[];
}

/** Is deleted softly. */
@Table({
  tableName: 'soft_tickets',
  createdAt: false,
  updatedAt: false,
  paranoid: true,
})
export class SoftTicket extends Model<SoftTicket, Partial<SoftTicket>> {
  @Column(DataType.STRING)
  declare title: string;

  @Column(DataType.STRING)
  declare status: string;

  @DeletedAt
  @Column(DataType.DATE)
  declare deletedAt: Date | null;
}

@Table({ tableName: 'comments', timestamps: false })
export class Comment extends Model<Comment, Partial<Comment>> {
  @Column(DataType.STRING)
  declare body: string;

  @Column(DataType.BOOLEAN)
  isPinned: boolean = false;

  @ForeignKey(() => Ticket)
  @Column(DataType.INTEGER)
  declare ticketId: number;

  @BelongsTo(() => Ticket, { onDelete: 'CASCADE' })
  declare ticket?: Ticket;
}

@Table({ tableName: 'labels', timestamps: false })
export class Label extends Model<Label, Partial<Label>> {
  @PrimaryKey
  @Column(DataType.STRING)
  declare code: string;

  @Default('')
  @Column(DataType.STRING)
  declare color: string;

  @BelongsToMany(() => Ticket, () => TicketLabel)
  declare tickets?: Ticket[];
}

@Table({ tableName: 'ticket_labels', timestamps: false })
export class TicketLabel extends Model<TicketLabel, Partial<TicketLabel>> {
  @ForeignKey(() => Ticket)
  @Column(DataType.INTEGER)
  declare ticketId: number;

  @ForeignKey(() => Label)
  @Column(DataType.STRING)
  declare labelCode: string;
}

@Table({ tableName: 'watches', timestamps: false })
export class Watch extends Model<Watch, Partial<Watch>> {
  @PrimaryKey
  @Column(DataType.INTEGER)
  declare userId: number;

  @PrimaryKey
  @Column(DataType.INTEGER)
  declare ticketId: number;
}

export const models = [
  User,
  Project,
  Ticket,
  SoftTicket,
  Comment,
  Label,
  TicketLabel,
  Watch,
];
