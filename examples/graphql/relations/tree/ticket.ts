import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import {
  Column,
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

  @ManyToOne(() => Ticket, (ticket) => ticket.children)
  parent?: Ticket;

  @OneToMany(() => Ticket, (ticket) => ticket.parent)
  children?: Ticket[];
}

@ObjectType('Ticket')
@Relation('parent', () => TicketDTO, { nullable: true })
@UnPagedRelation('children', () => TicketDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
