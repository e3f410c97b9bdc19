import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { OffsetTicketDTO, PlainTicketDTO, TicketDTO } from '../fetch-all/dtos';
import { Ticket } from '../fetch-all/ticket.entity';

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
        // #region order
        { EntityClass: Ticket, DTOClass: PlainTicketDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
        // #endregion order
        { EntityClass: Ticket, DTOClass: OffsetTicketDTO },
      ],
    }),
  ],
})
export class AppModule {}
