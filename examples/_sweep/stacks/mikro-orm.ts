import { MikroORM } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Assembler } from '@ptc-org/nestjs-query-core';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';
import type { Type } from '@nestjs/common';
import type { Adapter, Row } from '../stack';
import { Label, Member, Notice, Project, Ticket } from './mikro-orm-entities';
import { sqlStore } from './sql-store';

const entities = { Project, Ticket, Label, Member, Notice };
const all = Object.values<Type>(entities);

/** MikroORM on the PostgreSQL at this address, which is emptied for each application. */
export function mikroOrmOn(clientUrl: string): Adapter {
  return () => ({
    entities,
    root: () =>
      MikroOrmModule.forRoot({
        driver: PostgreSqlDriver,
        clientUrl,
        entities: all,
        pool: { min: 1, max: 1 },
        // What comes over a WebSocket has no context of its own.
        allowGlobalContext: true,
      }),
    feature: () => NestjsQueryMikroOrmModule.forFeature(all),
    adopt: (DTOClass, EntityClass) => {
      class PassedOn extends MikroOrmAssembler<object, object> {}
      Assembler(DTOClass, EntityClass)(PassedOn);
    },
    store: (app) => {
      const orm = app.get(MikroORM);
      const connection = orm.em.getConnection();
      return sqlStore(
        (statement) => connection.execute<Row[]>(statement),
        'postgres',
        orm.schema.refreshDatabase(),
      );
    },
    canRename: false,
    lacks: [
      'look-ahead',
      'deleted-grants',
      'owner-in-inputs',
      'unchecked-parent',
      'singular-name',
      'events-of-creates',
      'id-in-create',
      'planted: a hook that is skipped',
    ],
    onlyReads: true,
  });
}
