import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  Assembler,
  ClassTransformerAssembler,
} from '@ptc-org/nestjs-query-core';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Ticket } from '../generated/entities';

@ObjectType('TicketCard')
export class TicketCardDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @Field()
  heading!: string;
}

@Assembler(TicketCardDTO, Ticket)
export class TicketCardAssembler extends ClassTransformerAssembler<
  TicketCardDTO,
  Ticket
> {
  override async convertToDTO(ticket: Ticket): Promise<TicketCardDTO> {
    return {
      id: ticket.id,
      title: ticket.title,
      heading: `#${ticket.id} ${ticket.title}`,
    };
  }
}
