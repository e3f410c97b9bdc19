import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { labels } from '../../../_harness/tracker-data';
import { Label } from './label';
import { LabelModule } from './label.module';

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
    LabelModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([Label, labels]),
  steps: [
    { operation: 'create-bug', fails: true },
    { operation: 'create-nameless', fails: true },
  ],
});
