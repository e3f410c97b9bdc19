import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule, Resolver } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  ClassTransformerAssembler,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  CRUDResolver,
  NestjsQueryGraphQLModule,
} from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Project, Ticket } from '../generated/entities';
import { TicketDTO } from '../generated/ticket.dto';

const infrastructure = [
  TypeOrmModule.forRoot({
    type: 'sqljs',
    autoLoadEntities: true,
    synchronize: true,
  }),
  GraphQLModule.forRoot<ApolloDriverConfig>({
    driver: ApolloDriver,
    autoSchemaFile: true,
  }),
];
const imports = [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])];

@Resolver(() => TicketDTO)
class TicketResolver extends CRUDResolver(TicketDTO) {
  constructor(@InjectQueryService(Ticket) service: QueryService<TicketDTO>) {
    super(service);
  }
}

@Module({
  imports: [
    ...infrastructure,
    // #region twice
    NestjsQueryGraphQLModule.forFeature({
      imports,
      resolvers: [{ EntityClass: Ticket, DTOClass: TicketDTO }],
    }),
    // #endregion
  ],
  providers: [TicketResolver],
})
export class Twice {}

@Module({
  imports: [
    ...infrastructure,
    // #region unregistered
    NestjsQueryGraphQLModule.forFeature({ imports }),
    // #endregion
  ],
  providers: [TicketResolver],
})
export class Unregistered {}

// #region undecorated
class TicketAssembler extends ClassTransformerAssembler<TicketDTO, Ticket> {}
// #endregion

export const undecoratedAssembler = () =>
  NestjsQueryGraphQLModule.forFeature({
    imports,
    assemblers: [TicketAssembler],
    resolvers: [{ AssemblerClass: TicketAssembler, DTOClass: TicketDTO }],
  });
