import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { UpdateManyResponse } from '@ptc-org/nestjs-query-core';
import { UpdateManyResponseType } from '@ptc-org/nestjs-query-graphql';

@Resolver()
class ArchiveResolver {
  @Query(() => String)
  lastArchived(): string {
    return 'none';
  }

  // #region fault
  @Mutation(() => UpdateManyResponseType())
  archiveAll(): UpdateManyResponse {
    return { updatedCount: 0 };
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
  providers: [ArchiveResolver],
})
export class ArchiveModule {}
