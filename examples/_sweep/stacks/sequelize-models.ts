import {
  AutoIncrement,
  BelongsTo,
  BelongsToMany,
  Column,
  DataType,
  DeletedAt,
  ForeignKey,
  HasMany,
  Model,
  PrimaryKey,
  Table,
} from 'sequelize-typescript';

/** The models of one application: the adapter registers something for each class, once in a process. */
export function sequelizeModels() {
  class Owned extends Model {
    @PrimaryKey
    @AutoIncrement
    @Column(DataType.INTEGER)
    declare id: number;

    @Column(DataType.INTEGER)
    declare ownerId: number;

    @Column(DataType.INTEGER)
    declare keeperId: number;
  }

  @Table({ tableName: 'project', timestamps: false })
  class Project extends Owned {
    @Column(DataType.STRING)
    declare name: string;

    @HasMany(() => Ticket)
    declare tickets?: Ticket[];

    @HasMany(() => Member)
    declare members?: Member[];
  }

  @Table({
    tableName: 'ticket',
    createdAt: false,
    updatedAt: false,
    paranoid: true,
  })
  class Ticket extends Owned {
    @Column(DataType.STRING)
    declare title: string;

    @Column(DataType.INTEGER)
    declare priority: number;

    @ForeignKey(() => Project)
    @Column(DataType.INTEGER)
    declare projectId: number | null;

    @DeletedAt
    @Column(DataType.DATE)
    declare deletedAt: Date | null;

    @BelongsTo(() => Project)
    declare project?: Project | null;

    @BelongsToMany(() => Label, () => TicketLabel)
    declare labels?: Label[];
  }

  @Table({ tableName: 'label', timestamps: false })
  class Label extends Owned {
    @Column(DataType.STRING)
    declare name: string;

    @BelongsToMany(() => Ticket, () => TicketLabel)
    declare tickets?: Ticket[];
  }

  @Table({ tableName: 'ticket_label', timestamps: false })
  class TicketLabel extends Model {
    @ForeignKey(() => Ticket)
    @Column(DataType.INTEGER)
    declare ticketId: number;

    @ForeignKey(() => Label)
    @Column(DataType.INTEGER)
    declare labelId: number;
  }

  @Table({
    tableName: 'member',
    createdAt: false,
    updatedAt: false,
    paranoid: true,
  })
  class Member extends Model {
    @Column(DataType.INTEGER)
    declare userId: number;

    @ForeignKey(() => Project)
    @Column(DataType.INTEGER)
    declare projectId: number;

    @DeletedAt
    @Column(DataType.DATE)
    declare deletedAt: Date | null;

    @BelongsTo(() => Project)
    declare project?: Project;
  }

  @Table({ tableName: 'notice', timestamps: false })
  class Notice extends Model {
    @Column(DataType.STRING)
    declare name: string;
  }

  return { Project, Ticket, Label, TicketLabel, Member, Notice };
}
