import { type QueryService } from '@ptc-org/nestjs-query-core';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  ViewColumn,
  ViewEntity,
} from 'typeorm';

@ViewEntity({
  expression:
    'SELECT "projectId" AS "id", COUNT(*) AS "tickets" FROM "ticket" GROUP BY "projectId"',
})
export class ProjectLoad {
  // #region order
  @PrimaryColumn()
  @ViewColumn()
  id!: number;
  // #endregion

  @ViewColumn()
  tickets!: number;
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  projectId!: number;

  @ManyToOne(() => ProjectLoad, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'projectId' })
  load?: Relation<ProjectLoad>;
}

export function loadOfBilling(loads: QueryService<ProjectLoad>) {
  // #region by-id
  return loads.getById(3);
  // #endregion
}

export async function ofQuietProjects(tickets: QueryService<Ticket>) {
  // #region join
  const quiet = await tickets.query({
    filter: { load: { tickets: { lt: 3 } } },
  });
  return quiet.map(({ id, projectId }) => ({ id, projectId }));
  // #endregion
}
