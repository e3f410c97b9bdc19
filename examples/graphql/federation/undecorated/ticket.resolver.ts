import { Context, Resolver, ResolveReference } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { TicketDTO } from '../secured/dtos';
import { Ticket } from '../secured/ticket.entity';

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket)
    private readonly tickets: QueryService<TicketDTO>,
  ) {}

  // #region fault
  @ResolveReference()
  resolveReference(
    reference: { id: string },
    @Context() context: { req: { user: { id: number } } },
  ) {
    const filter = { assigneeId: { eq: context.req.user.id } };
    return this.tickets.findById(reference.id, { filter });
  }
  // #endregion fault
}
