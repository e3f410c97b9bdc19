import { type ComplexityEstimatorArgs, ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../../resolvers/generated/ticket.dto';

/** A list costs what one row costs, for each row that it may hold. */
export function costOfPage({
  args,
  childComplexity,
}: ComplexityEstimatorArgs): number {
  return (args.paging.first ?? args.paging.last ?? 10) * childComplexity;
}

@ObjectType('Project')
@CursorConnection('tickets', () => TicketDTO, { complexity: costOfPage })
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField({ complexity: 2 })
  name!: string;
}
