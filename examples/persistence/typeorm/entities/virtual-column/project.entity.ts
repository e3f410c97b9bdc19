import {
  Column,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  VirtualColumn,
} from 'typeorm';

// #region entity
@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @VirtualColumn({
    query: (alias) =>
      `SELECT COUNT(*) FROM "ticket" WHERE "ticket"."projectId" = ${alias}.id AND "ticket"."status" != 'done'`,
  })
  openTickets!: number;
}
// #endregion

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  status!: string;

  @Column()
  projectId!: number;

  @ManyToOne(() => Project)
  project!: Relation<Project>;
}
