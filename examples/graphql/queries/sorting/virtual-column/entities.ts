import {Column, Entity, ManyToOne, PrimaryGeneratedColumn, VirtualColumn} from 'typeorm';

// #region ticket
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @VirtualColumn({
    type: 'int',
    query: (alias) => `SELECT COUNT(*) FROM comment WHERE comment.ticketId = ${alias}.id`,
  })
  commentCount!: number;
}
// #endregion ticket

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  body!: string;

  @ManyToOne(() => Ticket)
  ticket!: Ticket;
}
