import { ID, ObjectType, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  CRUDResolver,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region resolver
@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: Date, nullable: true })
  dueDate!: Date | null;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField({ nullable: true })
  dueDate?: Date;
}

@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO) {
  constructor(@InjectQueryService(Ticket) tickets: QueryService<Ticket>) {
    // @ts-expect-error Type 'null' is not assignable to type 'Date | undefined'
    super(tickets);
  }
}
// #endregion
