import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects, tickets } from '../../../_harness/tracker-data';
import { Project, Ticket } from '../../resolvers/generated/entities';
import { trace } from '../../resolvers/guards/trace.guard';
import { TrackerModule } from '../../resolvers/guards/tracker.module';

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
      fieldResolverEnhancers: ['guards'],
    }),
    TrackerModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects], [Ticket, tickets]),
  steps: ['project', { run: 'order', call: () => trace.join('\n') }],
});
