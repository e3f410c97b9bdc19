import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';

import { defineProgram } from '../../../../_harness/define-program';
import { seed } from '../user/seed';
import { TicketModule } from '../user/ticket';
import { UserModule } from '../user/user.module';
import './ticket.assembler';

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
    UserModule,
    TicketModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed,
  steps: ['tickets-of-okafor'],
});
