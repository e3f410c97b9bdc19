import {
  ApolloFederationDriver,
  type ApolloFederationDriverConfig,
} from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { projects, tickets, users } from '../../../../_harness/tracker-data';
import { isolateFields } from '../../../authorization/isolated/isolate-fields';
import { Project, Ticket, User } from '../../../authorization/owner/entities';
import { ProjectModule } from './project.module';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    GraphQLModule.forRoot<ApolloFederationDriverConfig>({
      driver: ApolloFederationDriver,
      autoSchemaFile: { federation: 2 },
      fieldResolverEnhancers: ['interceptors'],
      transformSchema: isolateFields,
    }),
    ProjectModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [{ operation: 'foreign-project', fails: true }, 'own-project'],
});
