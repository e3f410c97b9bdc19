import {Column, Entity, ManyToOne, OneToMany, PrimaryGeneratedColumn} from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @OneToMany(() => Comment, (comment) => comment.ticket)
  comments!: Comment[];
}

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  body!: string;

  @Column()
  authorId!: number;

  @ManyToOne(() => Ticket, (ticket) => ticket.comments)
  ticket!: Ticket;
}
