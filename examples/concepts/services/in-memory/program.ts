import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { defineProgram } from '../../../_harness/define-program';
import { LabelModule } from './label.module';

@Module({
  imports: [
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    LabelModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: ['labels', { operation: 'delete-label', fails: true }],
});
