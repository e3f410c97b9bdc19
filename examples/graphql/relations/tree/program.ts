import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { SubtreeResolver } from './subtree.resolver';
import { Ticket, TicketDTO } from './ticket';

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
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{ EntityClass: Ticket, DTOClass: TicketDTO }],
    }),
  ],
  providers: [SubtreeResolver],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const tickets = app.get(DataSource).getRepository(Ticket);
    const parent = await tickets.save({ title: 'Rework the login' });
    const child = await tickets.save({ title: 'Remember the user', parent });
    await tickets.save([
      { title: 'Ask before storing a cookie', parent: child },
      { title: 'Show who is logged in', parent },
    ]);
  },
  schema: true,
  steps: [
    { operation: 'ticket', sql: true },
    'below-the-root',
    { operation: 'subtree', sql: true },
    'close-the-circle',
    'in-circles',
    'subtree-of-a-circle',
  ],
});
