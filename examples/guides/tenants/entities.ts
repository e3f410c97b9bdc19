import {
  Column,
  Entity,
  Index,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
} from 'typeorm';

// #region owned
abstract class OwnedByTenant {
  @PrimaryGeneratedColumn()
  id!: number;

  @Index()
  @Column()
  tenantId!: number;
}
// #endregion

@Entity()
export class Project extends OwnedByTenant {
  @Column()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets!: Ticket[];
}

@Entity()
export class Ticket extends OwnedByTenant {
  @Column()
  title!: string;

  @Column()
  projectId!: number;

  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project;

  @ManyToMany(() => Label)
  @JoinTable()
  labels!: Label[];
}

@Entity()
export class Label extends OwnedByTenant {
  @Column()
  name!: string;
}
