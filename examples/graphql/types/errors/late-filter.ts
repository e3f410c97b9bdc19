import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { Args, GraphQLModule, Int, Query, Resolver } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import { FilterType } from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../list/ticket';

@Resolver()
class CountResolver {
  // #region fault
  @Query(() => Int)
  countTickets(
    @Args('filter', { type: () => FilterType(TicketDTO) })
    filter: Filter<TicketDTO>,
  ): number {
    return Object.keys(filter).length;
  }
  // #endregion fault
}

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
  ],
  providers: [CountResolver],
})
export class CountModule {}
