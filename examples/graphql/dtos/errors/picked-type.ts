import { ID, ObjectType, PickType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';

@ObjectType('FullTicket')
export class FullTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;
}

// #region fault
@ObjectType('TicketTitle')
export class TicketTitleDTO extends PickType(FullTicketDTO, ['id', 'title']) {}
// #endregion fault
