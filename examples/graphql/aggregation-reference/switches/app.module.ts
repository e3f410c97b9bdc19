import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import {
  AreaDTO,
  BoardDTO,
  MilestoneDTO,
  ProductDTO,
  ProjectDTO,
  TeamDTO,
  TicketDTO,
  TicketFiguresDTO,
} from './dtos';
import { Milestone, Project, Ticket } from './entities';
import { UserGuard } from './user.guard';

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
      imports: [
        NestjsQueryTypeOrmModule.forFeature([Milestone, Project, Ticket]),
      ],
      dtos: [{ DTOClass: MilestoneDTO }],
      resolvers: [
        // #region relation-off
        { EntityClass: Project, DTOClass: ProjectDTO, enableAggregate: true },
        // #endregion relation-off
        // #region root-only
        {
          EntityClass: Project,
          DTOClass: AreaDTO,
          aggregate: { enabled: true },
        },
        // #endregion root-only
        // #region relations-only
        {
          EntityClass: Project,
          DTOClass: BoardDTO,
          enableAggregate: true,
          aggregate: { enabled: false },
        },
        // #endregion relations-only
        // #region one-relation
        { EntityClass: Project, DTOClass: TeamDTO },
        // #endregion one-relation
        // #region no-effect
        { EntityClass: Project, DTOClass: ProductDTO, enableAggregate: true },
        // #endregion no-effect
        // #region named
        {
          EntityClass: Ticket,
          DTOClass: TicketDTO,
          aggregate: {
            enabled: true,
            name: 'ticketFigures',
            description: 'Figures of all tickets.',
            guards: [UserGuard],
            AggregateDTOClass: TicketFiguresDTO,
          },
        },
        // #endregion named
      ],
    }),
  ],
})
export class AppModule {}
