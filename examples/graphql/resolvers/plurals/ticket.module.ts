import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { EquipmentDTO, NewsDTO } from './equipment';

const readOnly = {
  create: { disabled: true },
  update: { disabled: true },
  delete: { disabled: true },
};

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        // #region entries
        { EntityClass: Ticket, DTOClass: EquipmentDTO, ...readOnly },
        {
          EntityClass: Ticket,
          DTOClass: NewsDTO,
          ...readOnly,
          read: { one: { name: 'newsItem' } },
        },
        // #endregion
      ],
    }),
  ],
})
export class TicketModule {}
