import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { BoardDTO } from './board.dto';
import { NewestTicketDTO } from './newest-ticket.dto';
import { ProjectDTO } from './project.dto';
import { TicketDTO } from './ticket.dto';
import { Project, Ticket } from './entities';

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
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      resolvers: [
        { EntityClass: Project, DTOClass: BoardDTO },
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Ticket, DTOClass: NewestTicketDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
      ],
    }),
  ],
})
export class AppModule {}
