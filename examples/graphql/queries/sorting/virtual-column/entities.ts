import {
  Column,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  VirtualColumn,
} from 'typeorm';

@Entity()
export class User {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.assignee)
  tickets!: Ticket[];
}

// #region quoted
/** TypeORM passes the alias with quotes when it selects, and without them when it filters. */
const quoted = (alias: string) => `"${alias.replaceAll('"', '')}"`;
// #endregion quoted

// #region ticket
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @ManyToOne(() => User, (user) => user.tickets)
  assignee?: User;

  @VirtualColumn({
    type: 'varchar',
    query: (alias) =>
      `SELECT "name" FROM "user" WHERE "user"."id" = ${quoted(alias)}."assigneeId"`,
  })
  assigneeName?: string;

  @VirtualColumn({
    type: 'int',
    query: (alias) =>
      `SELECT COUNT(*) FROM "comment" WHERE "comment"."ticketId" = ${quoted(alias)}."id"`,
  })
  commentCount!: number;
}
// #endregion ticket

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  ticketId!: number;
}
