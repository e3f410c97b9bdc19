import {
  AssemblerQueryService,
  ClassTransformerAssembler,
  type DeleteManyOptions,
  type Filter,
  type FindRelationOptions,
  NoOpQueryService,
  ProxyQueryService,
  type Query,
  type QueryRelationsOptions,
  type QueryService,
} from '@ptc-org/nestjs-query-core';

class Project {
  id!: number;
}

class Ticket {
  id!: number;
}

class TicketAssembler extends ClassTransformerAssembler<Ticket, Ticket> {}

// #region recorder
class Recorder extends NoOpQueryService<Ticket> {
  override async deleteMany(
    _filter: Filter<Ticket>,
    opts?: DeleteManyOptions<Ticket>,
  ) {
    console.log('  deleteMany    ', opts);
    return { deletedCount: 0 };
  }

  override async countRelations(...args: unknown[]): Promise<never> {
    console.log(
      '  countRelations',
      args[4] as QueryRelationsOptions | undefined,
    );
    return 0 as never;
  }

  override async queryRelations(...args: unknown[]): Promise<never> {
    console.log(
      '  queryRelations',
      args[4] as QueryRelationsOptions | undefined,
    );
    return [] as never;
  }

  override async findRelation(...args: unknown[]): Promise<never> {
    const isList = Array.isArray(args[2]);
    console.log(
      `  findRelation of ${isList ? 'a list' : 'one'}`,
      args[3] as FindRelationOptions<Project> | undefined,
    );
    return (isList ? new Map() : undefined) as never;
  }
}
// #endregion

// #region calls
async function callAll(service: QueryService<Ticket>) {
  const ticket = new Ticket();
  const query: Query<Project> = {};
  await service.deleteMany({}, { useSoftDelete: true });
  await service.queryRelations(Project, 'project', ticket, query, {
    withDeleted: true,
  });
  await service.countRelations(
    Project,
    'project',
    ticket,
    {},
    { withDeleted: true },
  );
  const opts = { withDeleted: true, filter: { id: { eq: 1 } } };
  await service.findRelation(Project, 'project', ticket, opts);
  await service.findRelation(Project, 'project', [ticket], opts);
}

export async function whatArrives() {
  console.log('called directly');
  await callAll(new Recorder());
  console.log('through ProxyQueryService');
  await callAll(new ProxyQueryService<Ticket>(new Recorder()));
  console.log('through AssemblerQueryService');
  await callAll(
    new AssemblerQueryService<Ticket, Ticket>(
      new TicketAssembler(Ticket, Ticket),
      new Recorder(),
    ),
  );
}
// #endregion
