import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Module } from '@nestjs/common';
import {
  Assembler,
  InjectQueryService,
  QueryService,
  SortDirection,
} from '@ptc-org/nestjs-query-core';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';
import { Ticket } from '../app/ticket.entity';

// #region dto
export class TicketSummary {
  id!: number;

  headline!: string;
}

@Assembler(TicketSummary, Ticket)
export class SummaryAssembler extends MikroOrmAssembler<TicketSummary, Ticket> {
  override convertToDTO({ id, title, status }: Ticket): TicketSummary {
    return { id, headline: `${title} (${status})` };
  }
}
// #endregion

@Injectable()
export class Summaries {
  constructor(
    private readonly em: EntityManager,
    @InjectQueryService(TicketSummary)
    private readonly summaries: QueryService<TicketSummary>,
  ) {}

  first(): Promise<TicketSummary[]> {
    return RequestContext.create(
      this.em,
      () =>
        // #region query
        this.summaries.query({
          filter: { id: { in: [1, 2] } },
          sorting: [{ field: 'id', direction: SortDirection.ASC }],
        }),
      // #endregion
    );
  }
}

@Module({
  imports: [
    // #region register
    NestjsQueryMikroOrmModule.forFeature([
      { entity: Ticket, dto: TicketSummary },
    ]),
    // #endregion
  ],
  providers: [Summaries],
})
export class SummariesModule {}
