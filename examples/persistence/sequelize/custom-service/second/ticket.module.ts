import { Module } from '@nestjs/common';
import { InjectModel, SequelizeModule } from '@nestjs/sequelize';
import {
  AssemblerDeserializer,
  AssemblerSerializer,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { SequelizeQueryService } from '@ptc-org/nestjs-query-sequelize';
import {
  CreateTicketDTO,
  TicketDTO,
  UpdateTicketDTO,
} from '../../getting-started/app/ticket.dto';
import { Ticket } from '../../getting-started/app/ticket.entity';

// #region service
@QueryService(Ticket)
export class ArchiveService extends SequelizeQueryService<Ticket> {
  constructor(@InjectModel(Ticket, 'archive') model: typeof Ticket) {
    super(model);
  }
}
// #endregion

// #region serializers
AssemblerSerializer((ticket: Ticket) => ticket.get({ plain: true }))(Ticket);
AssemblerDeserializer((plain: object) => Ticket.build(plain))(Ticket);
// #endregion

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [SequelizeModule.forFeature([Ticket], 'archive')],
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
// #endregion
