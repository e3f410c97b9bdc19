import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { Ticket } from '../app/ticket.entity';
import { TicketService } from '../app/ticket.service';
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
  seed: async (app) => {
    await app.get(DataSource).getRepository(Ticket).save(tickets);
    await app.get(TicketService, { strict: false }).deleteOne(8);
  },
  steps: ['deleted', 'one', 'count'],
});
