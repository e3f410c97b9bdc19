import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import {
  CreateTicketDTO,
  TicketDTO,
  UpdateTicketDTO,
} from '../../getting-started/app/ticket.dto';
import { Ticket } from '../../getting-started/app/ticket.entity';
import { TicketService } from './ticket.service';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQuerySequelizeModule.forFeature([Ticket])],
      services: [TicketService],
      resolvers: [
        {
          DTOClass: TicketDTO,
          ServiceClass: TicketService,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
    }),
  ],
})
export class TicketModule {}
