import { Controller, Get, Req } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import {
  type Authorizer,
  InjectAuthorizer,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { Ticket, type UserRequest } from './ticket';

@Controller('tickets')
// #region controller
export class TicketsController {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
    @InjectAuthorizer(Ticket) private readonly authorizer: Authorizer<Ticket>,
  ) {}

  @Get('count')
  async count() {
    return { tickets: await this.tickets.count({}) };
  }

  @Get('mine')
  async mine(@Req() req: UserRequest) {
    const filter = await this.authorizer.authorize(
      { req },
      {
        operationName: 'mine',
        operationGroup: OperationGroup.READ,
        readonly: true,
        many: true,
      },
    );
    return { tickets: await this.tickets.count(filter) };
  }
}
// #endregion
