import { ID, ObjectType } from '@nestjs/graphql';
import {
  IDField,
  PagingStrategies,
  QueryOptions,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { NewestTicketDTO } from './newest-ticket.dto';

// #region hidden-relation
@ObjectType('Board')
@UnPagedRelation('tickets', () => NewestTicketDTO)
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class BoardDTO {
  @IDField(() => ID)
  id!: number;
}
// #endregion hidden-relation
