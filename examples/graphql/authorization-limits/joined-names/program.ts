import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { CardDTO, TicketDTO, UserDTO } from './dtos';
import { Project, Ticket, User } from './entities';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Project, Ticket])],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        { EntityClass: Ticket, DTOClass: CardDTO },
        { EntityClass: User, DTOClass: UserDTO },
      ],
    }),
  ],
})
class AppModule {}

/** Each of the two owns a ticket in the project of the other. */
async function seed(app: INestApplication): Promise<void> {
  const { manager } = app.get(DataSource);
  const ada = await manager.save(User, { name: 'Ada Moreau' });
  const ben = await manager.save(User, { name: 'Ben Okafor' });
  const website = { name: 'Website', owner: ada };
  const mobile = { name: 'Mobile app', owner: ben };
  const projects = await manager.save(Project, [website, mobile]);
  await manager.save(Ticket, [
    { title: 'Of the mobile app', owner: ada, project: projects[1] },
    { title: 'Of the website', owner: ben, project: projects[0] },
  ]);
}

export default defineProgram({
  module: AppModule,
  on: ['sqlite', 'postgres'],
  seed,
  steps: [
    'titles',
    { operation: 'owners', sql: true },
    { operation: 'cards', sql: true },
  ],
});
