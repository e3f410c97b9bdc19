import {
  ID,
  InputType,
  Int,
  ObjectType,
  PartialType,
  PickType,
} from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { IsString } from 'class-validator';

interface RequestContext {
  req: { user: { id: number } };
}

// #region dto
@ObjectType('Ticket')
@Authorize<TicketDTO>({
  authorize: ({ req }: RequestContext) => ({ assigneeId: { eq: req.user.id } }),
})
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  @IsString()
  title!: string;

  @FilterableField()
  @IsString()
  status!: string;

  @FilterableField(() => Date, { nullable: true })
  dueDate!: Date | null;

  @FilterableField(() => Int, { nullable: true })
  assigneeId!: number | null;
}
// #endregion

@InputType('CreateTicket')
export class CreateTicketDTO extends PickType(
  TicketDTO,
  ['title'],
  InputType,
) {}

@InputType('UpdateTicket')
export class UpdateTicketDTO extends PartialType(
  PickType(TicketDTO, ['title', 'status'], InputType),
) {}
