import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { CreateTicketDTO, Directory, Ticket, TicketDTO } from './tracker';

@Module({ providers: [Directory], exports: [Directory] })
class DirectoryModule {}

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket]), DirectoryModule],
      resolvers: [
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
        },
      ],
    }),
  ],
})
export class TicketModule {}
// #endregion
