import { Context, Parent, Resolver, ResolveReference } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  type Authorizer,
  InjectAuthorizer,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../secured/dtos';
import { Ticket } from '../secured/ticket.entity';

@Resolver(() => TicketDTO)
export class TicketResolver {
  constructor(
    @InjectQueryService(Ticket)
    private readonly tickets: QueryService<TicketDTO>,
    @InjectAuthorizer(TicketDTO)
    private readonly authorizer: Authorizer<TicketDTO>,
  ) {}

  @ResolveReference()
  async resolveReference(
    @Parent() { id }: { id: string },
    @Context() context: unknown,
  ) {
    const filter = await this.authorizer.authorize(context, {
      operationName: 'resolveReference',
      operationGroup: OperationGroup.READ,
      readonly: true,
      many: false,
    });
    return this.tickets.findById(id, { filter });
  }
}
