import type { DataSource } from 'typeorm';
import { Label, Project, Ticket } from './entities';

// #region rows
/** The rows of tenant 2, read past the library: what the attacks must not have changed. */
export async function rowsOfOthers({ manager }: DataSource): Promise<string[]> {
  const where = { tenantId: 2 };
  const tickets = await manager.find(Ticket, {
    where,
    relations: { project: true, labels: true },
    order: { id: 'ASC', labels: { id: 'ASC' } },
  });
  return [
    ...(await manager.findBy(Project, where)).map(({ name }) => name),
    ...(await manager.findBy(Label, where)).map(({ name }) => name),
    ...tickets.map(
      ({ title, project, labels }) =>
        `${title} (${project.name}, ${labels.map(({ name }) => name).join()})`,
    ),
  ];
}
// #endregion
