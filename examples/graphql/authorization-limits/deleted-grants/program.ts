import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { ProjectCardDTO, ProjectDTO, TicketDTO } from './dtos';
import { Member, Project, Ticket } from './entities';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Member, Ticket])],
      resolvers: [
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Project, DTOClass: ProjectCardDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
})
class AppModule {}

/** Ada is a member of the first project, and was one of the second. */
async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  const names = ['Website', 'Mobile app'];
  for (const name of names) {
    const project = await manager.save(Project, { name });
    await manager.save(Member, { userId: 1, project });
    await manager.save(Ticket, { title: `Ticket of ${name}`, project });
  }
  await manager.softDelete(Member, 2);
}

export default defineProgram({
  module: AppModule,
  on: ['sqlite', 'postgres'],
  seed,
  steps: ['projects', { operation: 'tickets', sql: true }],
});
