import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import {
  Args,
  ArgsType,
  Field,
  GraphQLModule,
  InputType,
  Int,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { QueryArgsType } from '@ptc-org/nestjs-query-graphql';
import { TicketDTO } from '../list/ticket';

// #region fault
@InputType()
class TicketFilter {
  @Field()
  phrase!: string;
}

@ArgsType()
class TicketQuery extends QueryArgsType(TicketDTO) {}
// #endregion fault

@Resolver()
class SearchResolver {
  @Query(() => Int)
  hits(@Args('filter') filter: TicketFilter): number {
    return filter.phrase.length;
  }

  @Query(() => TicketQuery.ConnectionType.resolveType)
  tickets(@Args() query: TicketQuery) {
    return TicketQuery.ConnectionType.createFromPromise(
      () => Promise.resolve([]),
      query,
    );
  }
}

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
  ],
  providers: [SearchResolver],
})
export class SearchModule {}
