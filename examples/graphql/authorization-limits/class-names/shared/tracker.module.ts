import { Module } from '@nestjs/common';
import { ID, ObjectType } from '@nestjs/graphql';
import {
  IDField,
  NestjsQueryGraphQLModule,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket, User } from '../../../authorization/owner/entities';
import { ItemDTO as TicketDTO } from './ticket.dto';

@ObjectType('Project')
@UnPagedRelation('tickets', () => TicketDTO)
class ProjectDTO {
  @IDField(() => ID)
  id!: number;
}

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        { EntityClass: Project, DTOClass: ProjectDTO },
      ],
    }),
  ],
})
export class TrackerModule {}
