import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateTicketDTO } from '../classes/create-ticket.dto';
import { TicketDTO } from '../classes/ticket.dto';
import { UsersModule } from '../classes/users.module';
import { Ticket } from '../functions/ticket.entity';

const infrastructure = [
  TypeOrmModule.forRoot({
    type: 'sqljs',
    autoLoadEntities: true,
    synchronize: true,
  }),
  GraphQLModule.forRoot<ApolloDriverConfig>({
    driver: ApolloDriver,
    autoSchemaFile: true,
  }),
];

@Module({
  imports: [
    ...infrastructure,
    // #region without-import
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
        },
      ],
    }),
    // #endregion
  ],
})
export class WithoutImport {}

@Module({
  imports: [
    ...infrastructure,
    // #region nested
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket]), UsersModule],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          create: { CreateDTOClass: CreateTicketDTO },
        },
      ],
    }),
    // #endregion
  ],
})
export class Nested {}
