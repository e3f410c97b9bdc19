import { Entity, MikroORM, PrimaryKey, Property } from '@mikro-orm/core';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';

@Entity()
export class Ticket {
  @PrimaryKey({ type: 'number' })
  id!: number;

  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'number' })
  priority!: number;
}

/** Opens one connection to `DATABASE_URL` and creates the tables. */
export async function connect(): Promise<MikroORM> {
  const orm = await MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl: process.env.DATABASE_URL,
    pool: { min: 0, max: 1 },
    entities: [Ticket],
    allowGlobalContext: true,
  });
  await orm.schema.createSchema();
  return orm;
}

export async function bothBounds({ em }: MikroORM): Promise<unknown> {
  // #region both
  const tickets = await em.find(
    Ticket,
    { priority: { $gt: 1, $lt: 4 } },
    { orderBy: { id: 'asc' } },
  );
  return tickets.map(({ title, priority }) => `${priority} ${title}`);
  // #endregion
}

export async function notLike({ em }: MikroORM): Promise<unknown> {
  // #region not-like
  return em.find(Ticket, { title: { $not: { $like: 'App%' } } });
  // #endregion
}

export async function between({ em }: MikroORM): Promise<unknown> {
  const condition = { priority: { between: { lower: 2, upper: 4 } } };
  // #region between
  return em.find(Ticket, condition as object);
  // #endregion
}

export async function missing({ em }: MikroORM): Promise<unknown> {
  // #region missing
  return em.findOneOrFail(Ticket, { id: 99 });
  // #endregion
}
