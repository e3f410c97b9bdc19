import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Adapter } from '../stack';
import { sqlStore } from './sql-store';
import { Label, Member, Notice, Project, Ticket } from './typeorm-entities';

/** TypeORM on SQLite. */
export const onSqlite: Adapter = typeOrm({ type: 'sqljs' });

/** TypeORM on the PostgreSQL at this address, which is emptied for each application. */
export function onPostgres(url: string): Adapter {
  return typeOrm({ type: 'postgres', url, poolSize: 1, dropSchema: true });
}

function typeOrm(database: DataSourceOptions): Adapter {
  const entities = { Project, Ticket, Label, Member, Notice };
  const all = Object.values(entities);
  return () => ({
    entities,
    root: () =>
      TypeOrmModule.forRoot({ ...database, entities: all, synchronize: true }),
    feature: () => NestjsQueryTypeOrmModule.forFeature(all),
    store: (app) => {
      const source = app.get(DataSource);
      return sqlStore(
        (statement) => source.query(statement),
        database.type === 'postgres' ? 'postgres' : 'sqlite',
      );
    },
    canRename: true,
  });
}
