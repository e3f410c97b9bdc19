import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import {
  AfterInsert,
  AfterRemove,
  AfterUpdate,
  Column,
  Entity,
  type EntitySubscriberInterface,
  EventSubscriber,
  type InsertEvent,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  type RemoveEvent,
  Repository,
  type UpdateEvent,
} from 'typeorm';

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @Column({ nullable: true })
  key?: string;
}

// #region entity
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @ManyToOne(() => Project, { cascade: true })
  project!: Relation<Project>;

  @OneToMany(() => Comment, (comment) => comment.ticket, { cascade: true })
  comments!: Relation<Comment>[];

  @AfterInsert()
  @AfterUpdate()
  @AfterRemove()
  changed() {
    console.log('  the listener saw', this.title);
  }
}
// #endregion

@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  text!: string;

  @ManyToOne(() => Ticket, (ticket) => ticket.comments, { onDelete: 'CASCADE' })
  ticket!: Relation<Ticket>;
}

// #region subscriber
@EventSubscriber()
export class TicketSubscriber implements EntitySubscriberInterface<Ticket> {
  listenTo() {
    return Ticket;
  }

  afterInsert({ entity }: InsertEvent<Ticket>) {
    console.log('  the subscriber saw an insert of', entity.title);
  }

  afterUpdate({ databaseEntity }: UpdateEvent<Ticket>) {
    console.log('  the subscriber saw an update of', databaseEntity?.title);
  }

  afterRemove({ entity }: RemoveEvent<Ticket>) {
    console.log('  the subscriber saw a removal of', entity?.title);
  }
}
// #endregion

@Injectable()
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }
}
