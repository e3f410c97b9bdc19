import { Controller, Get, Module, Query } from '@nestjs/common';
import {
  InjectQueryService,
  QueryService,
  SortDirection,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket } from '../logging/ticket';

// #region controller
@Controller('tickets')
class TicketsController {
  constructor(
    @InjectQueryService(Ticket) private readonly tickets: QueryService<Ticket>,
  ) {}

  @Get()
  list(@Query('search') search = '') {
    return this.tickets.query({
      filter: { title: { like: `%${search}%` } },
      sorting: [{ field: 'priority', direction: SortDirection.DESC }],
      paging: { limit: 2 },
    });
  }
}

@Module({
  imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
  controllers: [TicketsController],
})
export class TicketModule {}
// #endregion

// #region request
export async function search(address: string) {
  const response = await fetch(`${address}/tickets?search=invoices`);
  return response.json();
}
// #endregion
