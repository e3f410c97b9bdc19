import {
  Collection,
  Entity,
  ManyToOne,
  MikroORM,
  OneToMany,
  PrimaryKey,
  Property,
} from '@mikro-orm/core';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { DefaultAssembler } from '@ptc-org/nestjs-query-core';

// #region entities
@Entity()
class Project {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  name!: string;

  @OneToMany(() => Ticket, ({ project }) => project)
  tickets = new Collection<Ticket>(this);
}

@Entity()
class Ticket {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  title!: string;

  @ManyToOne(() => Project)
  project!: Project;
}
// #endregion

class TicketDTO {
  id!: number;

  title!: string;
}

export async function defaultAssembler(): Promise<unknown> {
  const { em } = await MikroORM.init({
    driver: PostgreSqlDriver,
    dbName: 'tracker',
    connect: false,
    entities: [Project, Ticket],
    allowGlobalContext: true,
  });
  // #region default-assembler
  const project = em.create(Project, { id: 1, name: 'Website' });
  const ticket = em.create(Ticket, { id: 1, title: 'Dark mode', project });
  return new DefaultAssembler(TicketDTO, Ticket).convertToDTO(ticket);
  // #endregion
}
