import type { INestApplication } from '@nestjs/common';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { DataSource, TypeORMError } from 'typeorm';
import {
  labels,
  projects,
  ticketLabels,
  tickets,
  users,
} from '../../../_harness/tracker-data';
import { aggregates } from './aggregates';
import { AuditEntry, Label, Project, Ticket, User, Watch } from './entities';
import { filters } from './filters';
import type { Probe, Tracker } from './probe';
import { relations } from './relations';
import { writes } from './writes';

/** Every row of the matrix with the adapter's cell: one `feature: verdict` a line. */
export async function judge(app: INestApplication): Promise<string> {
  const tracker = trackerOf(app);
  const lines: string[] = [];
  const add = async (probe: Probe): Promise<void> => {
    lines.push(`${probe.feature}: ${await verdictOf(probe, tracker)}`);
  };
  await seed(tracker.source);
  for (const probe of [...filters, ...aggregates, ...relations])
    await add(probe);
  for (const probe of writes) {
    await seed(tracker.source);
    await add(probe);
  }
  return lines.join('\n');
}

async function verdictOf(
  { verdict }: Probe,
  tracker: Tracker,
): Promise<string> {
  try {
    return await verdict(tracker);
  } catch (error) {
    if (error instanceof TypeORMError) return 'no';
    throw error;
  }
}

function trackerOf(app: INestApplication): Tracker {
  const service = <T>(entity: { name: string }): T =>
    app.get<T>(getQueryServiceToken(entity as never));
  const source = app.get(DataSource);
  return {
    tickets: service(Ticket),
    softTickets: new TypeOrmQueryService(source.getRepository(Ticket), {
      useSoftDelete: true,
    }),
    projects: service(Project),
    labels: service(Label),
    watches: service(Watch),
    audit: service(AuditEntry),
    source,
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
