import type { INestApplication } from '@nestjs/common';
import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { DataSource, TypeORMError } from 'typeorm';
import {
  labels,
  projects,
  ticketLabels,
  tickets,
  users,
} from '../../../_harness/tracker-data';
import { AuditEntry, Label, Project, Ticket, User, Watch } from './entities';
import type { Candidate } from './judge';
import type { Tracker } from './probe';

export function candidateOf(app: INestApplication): Candidate {
  const source = app.get(DataSource);
  return {
    tracker: trackerOf(app, source),
    seed: () => seed(source),
    refuses: (error) => error instanceof TypeORMError,
  };
}

function trackerOf(app: INestApplication, source: DataSource): Tracker {
  const service = <T>(entity: { name: string }): T =>
    app.get<T>(getQueryServiceToken(entity as never));
  const repository = source.getRepository(Ticket);
  return {
    tickets: service(Ticket),
    softTickets: new TypeOrmQueryService(repository, { useSoftDelete: true }),
    projects: service(Project),
    labels: service(Label),
    watches: service(Watch),
    classes: { Ticket, Project, Label },
    ticketRows: () => repository.count({ withDeleted: true }),
    listened: () => {
      const each = Ticket.listened;
      Ticket.listened = 0;
      return { each, bulk: 0 };
    },
    hasSecondDatabase: async () => {
      const audit = service<QueryService<AuditEntry>>(AuditEntry);
      await audit.createOne({ action: 'ticket 1 closed' });
      return (await audit.count({})) === 1 && !source.hasMetadata('AuditEntry');
    },
    statements: (work) => countStatements(source, work),
  };
}

async function countStatements(
  source: DataSource,
  work: () => Promise<unknown>,
): Promise<number> {
  const { logger } = source;
  let count = 0;
  source.logger = Object.assign(Object.create(logger), {
    logQuery: () => void (count += 1),
  });
  await work();
  source.logger = logger;
  return count;
}

/** Empties the tables and fills them anew. */
export async function seed(source: DataSource): Promise<void> {
  await source.synchronize(true);
  await source.getRepository(User).save(users);
  await source.getRepository(Project).save(
    projects.map(({ ownerId, ...project }) => ({
      ...project,
      owner: { id: ownerId },
    })),
  );
  await source
    .getRepository(Label)
    .save(labels.map(({ name }) => ({ code: name })));
  await source.getRepository(Ticket).save(
    tickets.map(
      ({ id, title, status, priority, dueDate, createdAt, projectId }) => ({
        ...{ id, title, status, priority, dueDate, createdAt },
        project: { id: projectId },
        labels: ticketLabels
          .filter(({ ticketId }) => ticketId === id)
          .map(({ labelId }) => ({
            code: labels.find((label) => label.id === labelId)?.name,
          })),
      }),
    ),
  );
  await source.getRepository(Watch).save([
    { userId: 1, ticketId: 1 },
    { userId: 1, ticketId: 2 },
  ]);
}
