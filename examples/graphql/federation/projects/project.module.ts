import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { ProjectDTO } from './project.dto';
import { Project } from './project.entity';

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project])],
      resolvers: [
        {
          EntityClass: Project,
          DTOClass: ProjectDTO,
          referenceBy: { key: 'id' },
        },
      ],
    }),
  ],
})
export class ProjectModule {}
