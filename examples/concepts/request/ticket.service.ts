import { Inject } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  AssemblerQueryService,
  type Class,
  type DeepPartial,
  type FindRelationOptions,
  type Query,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Ticket } from './entities';
import { TicketAssembler } from './ticket.assembler';
import { TicketDTO } from './ticket.dto';
import { note } from './trail';

// #region service
@QueryService(Ticket)
export class TicketService extends TypeOrmQueryService<Ticket> {
  constructor(@InjectRepository(Ticket) repository: Repository<Ticket>) {
    super(repository);
  }

  override createOne(record: DeepPartial<Ticket>) {
    note('service', 'createOne');
    return super.createOne(record);
  }

  override query(query: Query<Ticket>) {
    note('service', `query ${JSON.stringify(query.filter)}`);
    return super.query(query);
  }
  // #endregion

  override findRelation<Relation>(
    RelationClass: Class<Relation>,
    relationName: string,
    tickets: Ticket[],
    options?: FindRelationOptions<Relation>,
  ): Promise<Map<Ticket, Relation | undefined>>;
  override findRelation<Relation>(
    RelationClass: Class<Relation>,
    relationName: string,
    ticket: Ticket,
    options?: FindRelationOptions<Relation>,
  ): Promise<Relation | undefined>;
  override findRelation<Relation>(
    RelationClass: Class<Relation>,
    relationName: string,
    tickets: Ticket | Ticket[],
    options?: FindRelationOptions<Relation>,
  ) {
    const ids = [tickets].flat().map(({ id }) => id);
    note('service', `findRelation ${relationName} of ${ids.join(' and ')}`);
    return super.findRelation(
      RelationClass,
      relationName,
      tickets as Ticket[],
      options,
    );
  }
}

// #region with-assembler
@QueryService(TicketDTO)
export class TicketDTOService extends AssemblerQueryService<TicketDTO, Ticket> {
  constructor(
    @Inject(TicketAssembler) assembler: TicketAssembler,
    @Inject(TicketService) service: TicketService,
  ) {
    super(assembler, service);
  }
}
// #endregion
