import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterableRelation,
  IDField,
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

  // #region relations
  @Column({ nullable: true })
  parentId?: number;

  @ManyToOne(() => Ticket, (ticket) => ticket.children)
  parent?: Ticket;

  @OneToMany(() => Ticket, (ticket) => ticket.parent)
  children?: Ticket[];
  // #endregion
}

// #region dto
@ObjectType('Ticket')
@FilterableRelation('parent', () => TicketDTO, {
  nullable: true,
  update: { enabled: true },
})
@UnPagedRelation('children', () => TicketDTO)
export class TicketDTO {
  // #endregion
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}
