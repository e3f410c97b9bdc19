import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { Args, GraphQLModule, Query, Resolver } from '@nestjs/graphql';
import { applyQuery } from '@ptc-org/nestjs-query-core';
import { defineProgram } from '../../../_harness/define-program';
import { UserDTO } from './user.dto';
import { CommentDTO } from './comment.dto';
import { CommentQuery } from './comment.query';

@Resolver()
class Lists {
  @Query(() => [CommentDTO])
  comments(@Args() query: CommentQuery): CommentDTO[] {
    return applyQuery([], query);
  }

  @Query(() => [UserDTO])
  users(): UserDTO[] {
    return [];
  }
}

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
  ],
  providers: [Lists],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  schema: true,
  steps: [{ run: 'fault', call: () => import('./project.dto'), throws: true }],
});
