import { Entity, Opt, PrimaryKey, Property } from '@mikro-orm/core';

@Entity()
export class Ticket {
  @PrimaryKey()
  id!: number;

  @Property()
  title!: string;

  @Property({ default: 'open' })
  status!: string & Opt;

  @Property({ default: 3 })
  priority!: number & Opt;

  @Property({ type: 'datetime', defaultRaw: 'current_timestamp' })
  createdAt!: Date & Opt;
}
