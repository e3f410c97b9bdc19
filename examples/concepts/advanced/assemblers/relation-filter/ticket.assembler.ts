import {
  Assembler,
  ClassTransformerAssembler,
  type Filter,
  type Query,
  transformFilter,
} from '@ptc-org/nestjs-query-core';
import { Ticket, TicketDTO } from '../user/ticket';
import type { UserDTO } from '../user/user.dto';
import type { User } from '../user/user.entity';

// #region assembler
type TicketFilter = Filter<TicketDTO> & { assignee?: Filter<UserDTO> };

@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<
  TicketDTO,
  Ticket
> {
  override convertQuery({ filter, ...rest }: Query<TicketDTO>): Query<Ticket> {
    return { ...rest, filter: filter && withColumnNames(filter) };
  }
}

function withColumnNames({
  assignee,
  and,
  or,
  ...fields
}: TicketFilter): Filter<Ticket> {
  return {
    ...fields,
    ...(and && { and: and.map(withColumnNames) }),
    ...(or && { or: or.map(withColumnNames) }),
    ...(assignee && {
      assignee: transformFilter<UserDTO, User>(assignee, {
        id: 'id',
        givenName: 'first',
        familyName: 'last',
      }),
    }),
  };
}
// #endregion
