import { Module } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { infrastructure } from './infrastructure';
import { Ticket } from './ticket.entity';

// #region fault
@ObjectType('PlainTicket')
export class PlainTicketDTO {
  @Field(() => ID)
  id!: number;

  @Field()
  title!: string;
}
// #endregion fault

@Module({
  imports: [
    ...infrastructure,
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{ EntityClass: Ticket, DTOClass: PlainTicketDTO }],
    }),
  ],
})
export class AppModule {}
