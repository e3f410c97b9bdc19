import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable, Module, type Type } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import {
  Assembler,
  ClassTransformerAssembler,
  type DeepPartial,
} from '@ptc-org/nestjs-query-core';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import {
  NestjsQueryTypeOrmModule,
  TypeOrmQueryService,
} from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { CreateTicketDTO, TicketDTO } from '../calls/ticket.dto';
import { Ticket } from '../app/ticket.entity';

@Injectable()
class MarkingService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repo: Repository<Ticket>) {
    super(repo);
  }

  override createOne(ticket: DeepPartial<Ticket>): Promise<Ticket> {
    return super.createOne({
      ...ticket,
      title: `${ticket.title}, through your class`,
    });
  }
}

@Assembler(TicketDTO, Ticket)
class TicketAssembler extends ClassTransformerAssembler<TicketDTO, Ticket> {}

const classes = { DTOClass: TicketDTO, CreateDTOClass: CreateTicketDTO };

// #region entries
export const entries = {
  EntityClass: { ...classes, EntityClass: Ticket },
  ServiceClass: { ...classes, ServiceClass: MarkingService },
  'ServiceClass and EntityClass': {
    ...classes,
    ServiceClass: MarkingService,
    EntityClass: Ticket,
  },
  'ServiceClass and AssemblerClass': {
    ...classes,
    ServiceClass: MarkingService,
    AssemblerClass: TicketAssembler,
  },
};
// #endregion

/** An application of its own for each entry: one schema holds a resolver of a DTO once. */
export function moduleOf(entry: (typeof entries)[keyof typeof entries]): Type {
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
        services: [MarkingService],
        assemblers: [TicketAssembler],
        resolvers: [entry],
      }),
    ],
  })
  class AppModule {}
  return AppModule;
}
