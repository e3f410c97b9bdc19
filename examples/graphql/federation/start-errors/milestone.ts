import { Directive, Field, ID, ObjectType } from '@nestjs/graphql';
import { QueryService, RelationQueryService } from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region stub
@ObjectType('Milestone')
@Directive('@key(fields: "id")')
@UnPagedRelation('tickets', () => TicketDTO, {
  enableAggregate: true,
  update: { enabled: true },
})
export class MilestoneReference {
  @Field(() => ID)
  id!: number;
}
// #endregion stub

@QueryService(MilestoneReference)
export class MilestoneTicketsService extends RelationQueryService<MilestoneReference> {
  constructor() {
    // None of the starts on this page gets as far as a query.
    super({});
  }
}
