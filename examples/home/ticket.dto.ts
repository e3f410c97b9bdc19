import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Ticket } from './ticket.entity';

// #region dto
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @FilterableField(() => Int)
  priority!: number;

  @FilterableField({ nullable: true })
  dueDate?: Date;
}

export const TicketModule = NestjsQueryGraphQLModule.forFeature({
  imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
  resolvers: [{ EntityClass: Ticket, DTOClass: TicketDTO }],
});
// #endregion dto
