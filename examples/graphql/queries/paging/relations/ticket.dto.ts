import { ID, ObjectType } from '@nestjs/graphql';
import {
  CursorConnection,
  FilterableField,
  IDField,
  KeySet,
} from '@ptc-org/nestjs-query-graphql';
import { LabelDTO } from './label.dto';

@ObjectType('Ticket')
@KeySet(['id'])
@CursorConnection('labels', () => LabelDTO)
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  projectId!: number;
}
