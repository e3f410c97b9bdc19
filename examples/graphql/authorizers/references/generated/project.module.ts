import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket, User } from '../../../authorization/owner/entities';
import { ProjectDTO } from './project.dto';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      // #region entry
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          referenceBy: { key: 'id' },
        },
      ],
      // #endregion
    }),
  ],
})
export class ProjectModule {}
