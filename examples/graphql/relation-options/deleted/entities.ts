import {
  Column,
  DeleteDateColumn,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @OneToMany(() => Comment, (comment) => comment.ticket)
  comments!: Comment[];

  @DeleteDateColumn()
  deletedAt?: Date | null;
}

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  body!: string;

  @ManyToOne(() => Ticket, (ticket) => ticket.comments)
  ticket!: Ticket;

  @DeleteDateColumn()
  deletedAt?: Date | null;
}
