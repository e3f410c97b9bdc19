import {Module} from '@nestjs/common';
import {TypeOrmModule} from '@nestjs/typeorm';
import {NestjsQueryGraphQLModule} from '@ptc-org/nestjs-query-graphql';
import {NestjsQueryTypeOrmModule} from '@ptc-org/nestjs-query-typeorm';
import {defineProgram} from '../../../_harness/define-program';
import {rows} from '../../../_harness/seed';
import {projects, tickets, users} from '../../../_harness/tracker-data';
import {Project, Ticket, User} from '../owner/entities';
import {ProjectDTO} from '../owner/project.dto';
import {authorized, generated} from './call';
import {GeneratedResolver} from './generated.resolver';
import {ProjectResolver} from './project.resolver';

@Module({
  imports: [
    TypeOrmModule.forRoot({type: 'sqljs', autoLoadEntities: true, synchronize: true}),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      dtos: [{DTOClass: ProjectDTO}],
    }),
  ],
  providers: [GeneratedResolver, ProjectResolver],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Project, projects], [Ticket, tickets]),
  steps: [
    {run: 'generated', call: generated},
    {run: 'authorized', call: authorized, throws: true},
  ],
});
