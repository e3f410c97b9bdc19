import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { showComplexity } from './complexity';
import { TicketModule } from './ticket.module';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TicketModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  schema: true,
  steps: [
    {
      run: 'complexity',
      call: (app) => showComplexity(app.get(GraphQLSchemaHost).schema),
    },
  ],
});
