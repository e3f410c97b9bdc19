import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { TrailGuard, TrailInterceptor, TrailPipe } from './enhancers';
import { Project, Ticket } from './entities';
import { TicketAssembler } from './ticket.assembler';
import { CreateTicketDTO, ProjectDTO, TicketDTO } from './ticket.dto';
import { TicketDTOService, TicketService } from './ticket.service';
import { note } from './trail';

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
    // #region loader
    NestjsQueryGraphQLModule.forRoot({
      dataLoader: {
        batchScheduleFn: (dispatch) =>
          setTimeout(() => {
            note('loader', 'sends its batch');
            dispatch();
          }),
      },
    }),
    // #endregion
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket, Project])],
      services: [TicketService, TicketDTOService],
      assemblers: [TicketAssembler],
      // #region resolver
      resolvers: [
        {
          ServiceClass: TicketDTOService,
          DTOClass: TicketDTO,
          CreateDTOClass: CreateTicketDTO,
          guards: [TrailGuard],
          interceptors: [TrailInterceptor],
          pipes: [TrailPipe],
        },
      ],
      // #endregion
      dtos: [{ DTOClass: ProjectDTO }],
    }),
  ],
})
export class AppModule {}
