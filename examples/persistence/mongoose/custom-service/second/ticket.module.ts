import { Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { QueryService } from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import { Model } from 'mongoose';
import {
  CreateTicketDTO,
  TicketDTO,
  UpdateTicketDTO,
} from '../../getting-started/app/ticket.dto';
import { Ticket, TicketSchema } from '../../getting-started/app/ticket.entity';

@QueryService(Ticket)
export class ArchiveService extends MongooseQueryService<Ticket> {
  constructor(@InjectModel(Ticket.name, 'archive') model: Model<Ticket>) {
    super(model);
  }
}

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        MongooseModule.forFeature(
          [{ name: Ticket.name, schema: TicketSchema }],
          'archive',
        ),
      ],
      services: [ArchiveService],
      resolvers: [
        {
          DTOClass: TicketDTO,
          ServiceClass: ArchiveService,
          CreateDTOClass: CreateTicketDTO,
          UpdateDTOClass: UpdateTicketDTO,
        },
      ],
    }),
  ],
})
export class ArchiveModule {}
