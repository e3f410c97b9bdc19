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
      `SELECT name FROM user WHERE user.id = ${alias}.assigneeId`,
  })
  assigneeName?: string;

  @VirtualColumn({
    type: 'int',
    query: (alias) =>
      `SELECT COUNT(*) FROM comment WHERE comment.ticketId = ${alias}.id`,
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
