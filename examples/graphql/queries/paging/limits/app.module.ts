import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { OffsetTicketDTO } from './offset-ticket.dto';
import { ProjectDTO } from './project.dto';
import { SmallTicketDTO } from './small-ticket.dto';
import { TicketDTO } from './ticket.dto';
import { UnlimitedTicketDTO } from './unlimited-ticket.dto';
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
        { EntityClass: Project, DTOClass: ProjectDTO },
        { EntityClass: Ticket, DTOClass: TicketDTO },
        { EntityClass: Ticket, DTOClass: OffsetTicketDTO },
        { EntityClass: Ticket, DTOClass: UnlimitedTicketDTO },
        { EntityClass: Ticket, DTOClass: SmallTicketDTO },
      ],
    }),
  ],
})
export class AppModule {}
