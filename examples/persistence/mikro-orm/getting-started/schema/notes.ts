import { Entity, MikroORM, PrimaryKey } from '@mikro-orm/core';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';

@Entity()
class Ticket {
  @PrimaryKey({ type: 'number' })
  id!: number;
}

const COLUMNS = `
  SELECT table_name, column_name FROM information_schema.columns
  WHERE table_schema = 'public'`;

export async function update(clientUrl: string): Promise<unknown> {
  const orm = await MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl,
    entities: [Ticket],
    pool: { min: 1, max: 1 },
  });
  // #region update
  const connection = orm.em.getConnection();
  await connection.execute('CREATE TABLE note (text varchar)');
  await connection.execute(
    'CREATE TABLE ticket (id serial PRIMARY KEY, title varchar)',
  );
  await orm.schema.updateSchema();
  const left = await connection.execute(COLUMNS);
  // #endregion
  await orm.close();
  return left;
}
