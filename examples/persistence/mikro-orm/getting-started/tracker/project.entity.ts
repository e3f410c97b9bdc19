import {
  Collection,
  Entity,
  OneToMany,
  PrimaryKey,
  Property,
} from '@mikro-orm/core';
import { Ticket } from './ticket.entity';

@Entity()
export class Project {
  @PrimaryKey()
  id!: number;

  @Property()
  name!: string;

  @OneToMany(() => Ticket, (ticket) => ticket.project)
  tickets = new Collection<Ticket>(this);
}
