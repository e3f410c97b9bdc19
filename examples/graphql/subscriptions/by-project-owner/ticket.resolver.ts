import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  CRUDResolver,
  type GraphQLPubSub,
  InjectPubSub,
} from '@ptc-org/nestjs-query-graphql';
import { Project } from '../authorized/project';
import { CreateTicketDTO, Ticket, TicketDTO } from './ticket';

// #region resolver
@Resolver(() => TicketDTO)
export class TicketResolver extends CRUDResolver(TicketDTO, {
  CreateDTOClass: CreateTicketDTO,
  enableSubscriptions: true,
}) {
  constructor(
    @InjectQueryService(Ticket)
    service: QueryService<TicketDTO, CreateTicketDTO>,
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
    @InjectPubSub() override readonly pubSub: GraphQLPubSub,
  ) {
    super(service);
  }

  async publishCreatedEvent(ticket: TicketDTO): Promise<void> {
    const { ownerId } = await this.projects.getById(ticket.projectId);
    const filterOfOwner = JSON.stringify({
      project: { ownerId: { eq: ownerId } },
    });
    await this.pubSub.publish(`createdTicket-${filterOfOwner}`, {
      createdTicket: ticket,
    });
  }
}
// #endregion
