import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../../relations/first/seed';
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
  seed,
  schema: true,
  steps: ['ticket'],
});
