import {
  AfterBulkDestroy,
  AfterBulkUpdate,
  AfterCreate,
  AfterDestroy,
  AfterUpdate,
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
  AllowNull,
  Model,
  PrimaryKey,
  Table,
} from 'sequelize-typescript';

@Table({ timestamps: false })
export class User extends Model<User, Partial<User>> {
  @Column(DataType.STRING)
  declare name: string;
}

@Table({ timestamps: false })
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
  /** How often a hook of one instance ran, and a hook of many. */
  static listened = { each: 0, bulk: 0 };

  @PrimaryKey
  @AutoIncrement
  @Column(DataType.INTEGER)
  declare id: number;

  @AllowNull(false)
  @Column(DataType.STRING)
  declare title: string;

  @Default('open')
  @Column(DataType.STRING)
  declare status: string;

  @Default(3)
  @Column(DataType.INTEGER)
  declare priority: number;

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

  @BelongsToMany(() => Label, () => TicketLabel)
  declare labels?: Label[];

  @AfterCreate
  @AfterUpdate
  @AfterDestroy
  static hear(): void {
    Ticket.listened.each += 1;
  }

  @AfterBulkUpdate
  @AfterBulkDestroy
  static hearMany(): void {
    Ticket.listened.bulk += 1;
  }
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

  @DeletedAt
  @Column(DataType.DATE)
  declare deletedAt: Date | null;
}

/** Its primary key has another name than `id`. */
@Table({ timestamps: false })
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

@Table({ timestamps: false })
export class TicketLabel extends Model<TicketLabel, Partial<TicketLabel>> {
  @ForeignKey(() => Ticket)
  @Column(DataType.INTEGER)
  declare ticketId: number;

  @ForeignKey(() => Label)
  @Column(DataType.STRING)
  declare labelCode: string;
}

/** Its primary key has two columns. */
@Table({ timestamps: false })
export class Watch extends Model<Watch, Partial<Watch>> {
  @PrimaryKey
  @Column(DataType.INTEGER)
  declare userId: number;

  @PrimaryKey
  @Column(DataType.INTEGER)
  declare ticketId: number;
}

/** Would live in a second database. */
@Table({ timestamps: false })
export class AuditEntry extends Model<AuditEntry, Partial<AuditEntry>> {
  @Column(DataType.STRING)
  declare action: string;
}
