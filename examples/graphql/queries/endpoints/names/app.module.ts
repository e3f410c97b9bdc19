import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { BugDTO, ChoreDTO, TaskDTO, TicketDTO } from './dtos';
import { Ticket } from './ticket.entity';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [
        { EntityClass: Ticket, DTOClass: TicketDTO },
        // #region names
        {
          EntityClass: Ticket,
          DTOClass: BugDTO,
          read: {
            one: { name: 'findBug' },
            many: { name: 'searchBugs', description: 'Bugs that match.' },
            connectionName: 'BugPage',
          },
        },
        // #endregion names
        // #region dto-name
        { EntityClass: Ticket, DTOClass: TaskDTO, read: { dtoName: 'Job' } },
        // #endregion dto-name
        { EntityClass: Ticket, DTOClass: ChoreDTO },
      ],
    }),
  ],
})
export class AppModule {}
