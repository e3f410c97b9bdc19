import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { seed } from '../user/seed';
import { UserModule } from '../user/user.module';
import {
  CardAssembler,
  CardDTO,
  Ticket,
  TicketAssembler,
  TicketDTO,
} from './tickets';

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
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      assemblers: [TicketAssembler, CardAssembler],
      resolvers: [
        { DTOClass: TicketDTO, AssemblerClass: TicketAssembler },
        { DTOClass: CardDTO, AssemblerClass: CardAssembler },
      ],
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    { operation: 'tickets', sql: true },
    { operation: 'cards', sql: true },
  ],
});
