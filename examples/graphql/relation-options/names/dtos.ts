import { ID, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  Relation,
  UnPagedRelation,
} from '@ptc-org/nestjs-query-graphql';

@ObjectType('Ticket')
// #region relation-name
@Relation('board', () => ProjectDTO, {
  relationName: 'project',
  nullable: true,
  description: 'Where the ticket is planned.',
  update: { enabled: true },
})
// #endregion relation-name
// #region dto-name
@Relation('project', () => ProjectDTO, {
  dtoName: 'home',
  relationName: 'project',
  nullable: true,
  deprecationReason: 'Use board.',
})
// #endregion dto-name
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

// #region singular
@ObjectType('Project')
@UnPagedRelation('backlog', () => TicketDTO, {
  update: { enabled: true },
  remove: { enabled: true },
})
export class ProjectDTO {
  // #endregion singular
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region cure
@ObjectType('Board')
@UnPagedRelation('backlog', () => TicketDTO, {
  relationName: 'backlog',
  update: { enabled: true },
  remove: { enabled: true },
})
export class BoardDTO {
  // #endregion cure
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}

// #region no-read
@ObjectType('Archive')
@UnPagedRelation('tickets', () => TicketDTO, {
  relationName: 'backlog',
  disableRead: true,
  enableAggregate: true,
  update: { enabled: true, description: 'Puts tickets into the archive.' },
})
@UnPagedRelation('formerTickets', () => TicketDTO, {
  relationName: 'backlog',
  disabled: true,
  enableAggregate: true,
  update: { enabled: true },
})
@UnPagedRelation('countedTickets', () => TicketDTO, {
  relationName: 'backlog',
  disabled: true,
  aggregate: { enabled: true },
})
export class ArchiveDTO {
  // #endregion no-read
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
