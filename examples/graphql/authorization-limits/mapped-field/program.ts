import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { PersonDTO, TicketDTO, UserDTO } from './dtos';
import { Ticket, User } from './entities';
import { UserAssembler } from './user.assembler';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([User, Ticket])],
      assemblers: [UserAssembler],
      resolvers: [
        { DTOClass: UserDTO, AssemblerClass: UserAssembler },
        { EntityClass: User, DTOClass: PersonDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
})
class AppModule {}

/** Ben signed up in Ada's team, and works in another one now. */
const users = [
  { id: 1, name: 'Ada Moreau', team: 'web', currentTeam: 'web' },
  { id: 2, name: 'Ben Okafor', team: 'web', currentTeam: 'mobile' },
];

// #region assignees
/** What no response tells: the assignee in the database. */
async function assignees(app: INestApplication): Promise<string[]> {
  const tickets = await app.get(DataSource).manager.find(Ticket, {
    relations: { assignee: true },
    order: { id: 'ASC' },
  });
  return tickets.map(({ title, assignee }) => `${title}: ${assignee?.name}`);
}
// #endregion

export default defineProgram({
  module: AppModule,
  seed: rows([User, users], [Ticket, [{ id: 1, title: 'Add a search' }]]),
  steps: [
    'read',
    { operation: 'set-person', fails: true },
    'set-assignee',
    { run: 'assignees', call: assignees },
  ],
});
