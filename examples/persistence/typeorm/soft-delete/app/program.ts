import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { tickets } from '../../../../_harness/tracker-data';
import { read } from './reading';
import { Ticket } from './ticket.entity';
import { TicketModule } from './ticket.module';
import { TicketService } from './ticket.service';

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
  seed: (app) => app.get(DataSource).getRepository(Ticket).save(tickets),
  steps: [
    { operation: 'delete-one', sql: true },
    { operation: 'delete-many', sql: true },
    { operation: 'finished', sql: true },
    {
      run: 'read',
      call: (app) => read(app.get(TicketService, { strict: false })),
    },
    'restore-one',
    { operation: 'restore-everything', fails: true },
    { operation: 'restore-many', sql: true },
  ],
});
