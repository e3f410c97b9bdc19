import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { labels, tickets } from '../../../_harness/tracker-data';

import { Ticket } from '../functions/ticket.entity';
import { Label } from './label';
import { TrackerModule } from './tracker.module';

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
    TrackerModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([Ticket, tickets], [Label, labels]),
  steps: [
    'two-lists',
    'create-both',
    { operation: 'create-and-delete', fails: true },
  ],
});
