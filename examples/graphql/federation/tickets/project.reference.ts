import { Directive, Field, ID, ObjectType } from '@nestjs/graphql';
import { CursorConnection } from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from './ticket.dto';

@ObjectType('Project')
@Directive('@key(fields: "id")')
@CursorConnection('tickets', () => TicketDTO, { enableTotalCount: true })
export class ProjectReference {
  @Field(() => ID)
  id!: number;
}
