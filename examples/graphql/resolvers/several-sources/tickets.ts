import {Module} from '@nestjs/common';
import {ID, ObjectType} from '@nestjs/graphql';
import {InjectRepository} from '@nestjs/typeorm';
import {Assembler, ClassTransformerAssembler, type Query, QueryService} from '@ptc-org/nestjs-query-core';
import {FilterableField, IDField, NestjsQueryGraphQLModule} from '@ptc-org/nestjs-query-graphql';
import {NestjsQueryTypeOrmModule, TypeOrmQueryService} from '@ptc-org/nestjs-query-typeorm';
import {Repository} from 'typeorm';
import {Project, Ticket} from '../generated/entities';

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ObjectType('Card')
export class CardDTO extends TicketDTO {}

@Assembler(TicketDTO, Ticket)
export class TicketAssembler extends ClassTransformerAssembler<TicketDTO, Ticket> {
  override convertToDTO({id, title}: Ticket): TicketDTO {
    return {id, title: `${title}, by the assembler`};
  }
}

@QueryService(Ticket)
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repository: Repository<Ticket>) {
    super(repository);
  }

  override async query(query: Query<Ticket>): Promise<Ticket[]> {
    const tickets = await super.query(query);
    return tickets.map((ticket) => ({...ticket, title: `${ticket.title}, by the service`}));
  }
}

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Project, Ticket])],
      assemblers: [TicketAssembler],
      services: [TicketService],
      // #region resolvers
      resolvers: [
        {
          DTOClass: TicketDTO,
          AssemblerClass: TicketAssembler,
          ServiceClass: TicketService,
          EntityClass: Ticket,
        },
        {DTOClass: CardDTO, ServiceClass: TicketService, EntityClass: Ticket},
      ],
      // #endregion
    }),
  ],
})
export class TicketModule {}
