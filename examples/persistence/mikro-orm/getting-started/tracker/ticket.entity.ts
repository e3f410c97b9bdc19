import {
  Entity,
  ManyToOne,
  type Opt,
  PrimaryKey,
  Property,
  type Rel,
} from '@mikro-orm/core';
import { Project } from './project.entity';

@Entity()
export class Ticket {
  @PrimaryKey()
  id!: number;

  @Property()
  title!: string;

  @Property({ default: 'open' })
  status: string & Opt = 'open';

  @Property({ default: 3 })
  priority: number & Opt = 3;

  @ManyToOne(() => Project)
  project!: Rel<Project>;
}
