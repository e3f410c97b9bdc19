import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { HiddenIdTicketDTO } from './hidden-id-ticket.dto';
import { KeyTicketDTO } from './key-ticket.dto';
import { PlainTicketDTO } from './plain-ticket.dto';
import { TicketDTO } from './ticket.dto';
import { Ticket } from './ticket.entity';
import { TicketKey } from './ticket-key.scalar';

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
      resolvers: [
        TicketDTO,
        PlainTicketDTO,
        HiddenIdTicketDTO,
        KeyTicketDTO,
      ].map((DTOClass) => ({
        EntityClass: Ticket,
        DTOClass,
      })),
    }),
  ],
  // #region providers
  providers: [TicketKey],
  // #endregion providers
})
export class AppModule {}
