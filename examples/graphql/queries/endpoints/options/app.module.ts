import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  AnyTicketDTO,
  GuardedTicketDTO,
  HalfTicketDTO,
  PlainTicketArgs,
  PlainTicketDTO,
  TicketDTO,
  WriteOnlyTicketDTO,
} from './dtos';
import { Ticket } from './ticket.entity';
import { UserGuard } from './user.guard';

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
        // #region disabled
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          read: { one: { disabled: true } },
        },
        {
          EntityClass: Ticket,
          DTOClass: WriteOnlyTicketDTO,
          read: { disabled: true },
        },
        // #endregion disabled
        // #region guards
        {
          EntityClass: Ticket,
          DTOClass: GuardedTicketDTO,
          read: { many: { guards: [UserGuard] } },
        },
        // #endregion guards
        // #region with-deleted
        {
          EntityClass: Ticket,
          DTOClass: AnyTicketDTO,
          read: { one: { withDeleted: true }, many: { withDeleted: true } },
        },
        // #endregion with-deleted
        // #region with-deleted-ignored
        {
          EntityClass: Ticket,
          DTOClass: HalfTicketDTO,
          read: { withDeleted: true },
        },
        // #endregion with-deleted-ignored
        // #region query-args
        {
          EntityClass: Ticket,
          DTOClass: PlainTicketDTO,
          read: { QueryArgs: PlainTicketArgs },
        },
        // #endregion query-args
      ],
    }),
  ],
})
export class AppModule {}
