import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { SequelizeModule } from '@nestjs/sequelize';
import {
  NestjsQueryGraphQLModule,
  PagingStrategies,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import {
  Comment,
  CommentDTO,
  Label,
  LabelDTO,
  Project,
  ProjectDTO,
  Ticket,
  TicketDTO,
  TicketLabel,
} from './tracker';

@Module({
  imports: [
    SequelizeModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        return {
          dialect: 'postgres',
          uri: process.env.DATABASE_URL,
          pool: { min: 1, max: 1 },
          autoLoadModels: true,
          synchronize: true,
          logging: false,
        };
      },
    }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        NestjsQuerySequelizeModule.forFeature([
          Project,
          Ticket,
          Comment,
          Label,
          TicketLabel,
        ]),
      ],
      resolvers: [
        { EntityClass: Comment, DTOClass: CommentDTO },
        { EntityClass: Label, DTOClass: LabelDTO },
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          pagingStrategy: PagingStrategies.OFFSET,
          enableTotalCount: true,
        },
        { EntityClass: Project, DTOClass: ProjectDTO },
      ],
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
  ],
})
class AppModule {}

async function seed(): Promise<void> {
  await Project.create({ name: 'Website' });
  await Ticket.create({ title: 'Login page', projectId: 1 });
  await Label.bulkCreate([{ name: 'bug' }, { name: 'mobile' }]);
  await TicketLabel.create({ ticketId: 1, labelId: 1 });
  const bodies = ['Seen again', 'Seen in Safari', 'Seen on a phone'];
  await Comment.bulkCreate(bodies.map((body) => ({ body, ticketId: 1 })));
}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  module: AppModule,
  seed,
  steps: [
    { operation: 'below-project', sql: true },
    'from-root',
    { operation: 'by-label', fails: true },
  ],
});
