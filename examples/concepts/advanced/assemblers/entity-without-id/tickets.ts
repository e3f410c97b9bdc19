import { ID, ObjectType } from '@nestjs/graphql';
import {
  Assembler,
  ClassTransformerAssembler,
} from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { UserDTO } from '../user/user.dto';
import { Ticket } from '../look-ahead/tickets';

@ObjectType('Ticket')
@Relation('assignee', () => UserDTO, { nullable: true })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region assembler
@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override convertToEntity({ title }: TicketDTO): Ticket {
    return Object.assign(new Ticket(), { title });
  }
}
// #endregion
