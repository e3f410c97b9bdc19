import {
  AssemblerQueryService,
  ClassTransformerAssembler,
  NoOpQueryService,
  type Query,
  type QueryServiceRelation,
  RelationQueryService,
} from '@ptc-org/nestjs-query-core';

class Ticket {
  id!: number;
}

class Project {
  id!: number;
  name!: string;
}

class ProjectDTO {
  id!: number;
  title!: string;
}

/** A service of tickets that lists what it is asked for. */
class Recorder extends NoOpQueryService<Ticket> {
  override async query(query: Query<Ticket>): Promise<Ticket[]> {
    console.log('tickets are asked for', query);
    return [];
  }
}

const projects = new NoOpQueryService<Project>();

type Relations = Record<string, QueryServiceRelation<Project, unknown>>;

// #region assembler
class ProjectAssembler extends ClassTransformerAssembler<ProjectDTO, Project> {
  override convertToEntity({ id }: ProjectDTO): Project {
    return Object.assign(new Project(), { id });
  }
}

const query = (project: Project) => {
  console.log(`id ${project.id}, name ${project.name}`);
  return {};
};
// #endregion

export async function behindAssembler(): Promise<void> {
  const topTickets = { service: new NoOpQueryService<Ticket>(), query };
  topTickets.service.query = async () => [];
  const service = new RelationQueryService<Project>(projects, {
    topTickets,
  } as unknown as Relations);
  // #region behind-assembler
  const project = Object.assign(new Project(), { id: 1, name: 'Website' });
  await service.queryRelations(Ticket, 'topTickets', project, {});

  const dto = Object.assign(new ProjectDTO(), { id: 1, title: 'Website' });
  const assembled = new AssemblerQueryService(
    new ProjectAssembler(ProjectDTO, Project),
    service,
  );
  await assembled.queryRelations(Ticket, 'topTickets', dto, {});
  // #endregion
}

export async function sharedPaging(): Promise<void> {
  // #region shared
  const firstTen = { paging: { limit: 10 } };
  const topTickets = { service: new Recorder(), query: () => firstTen };
  // #endregion
  const service = new RelationQueryService<Project>(projects, {
    topTickets,
  } as unknown as Relations);
  const project = new Project();
  // #region ask
  await service.queryRelations(Ticket, 'topTickets', project, {});
  await service.findRelation(Ticket, 'topTickets', project);
  await service.queryRelations(Ticket, 'topTickets', project, {});
  // #endregion
}

export async function relationsAlone(): Promise<unknown> {
  const topTickets = { service: new Recorder(), query: () => ({}) };
  // #region alone
  const service = new RelationQueryService<Project>({ topTickets });
  return service.count({});
  // #endregion
}
