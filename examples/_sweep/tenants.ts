import { type Type, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { endpoint } from '../_harness/boot';
import { acceptUsers } from '../_harness/request-user';
import { rowsOf, snapshot, type Variant } from './data';
import type { Row, Tables } from './stack';
import { sqlStore } from './stacks/sql-store';
import type { Target } from './target';

/** Starts the application of the guide to tenants: what belongs to Ben in the other applications is of tenant 2 here. */
export async function startTenants(module: Type): Promise<Target> {
  const app = await NestFactory.create(module, { logger: false });
  acceptUsers(app);
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
  await app.listen(0, '127.0.0.1');
  const source = app.get(DataSource);
  const store = sqlStore((statement) => source.query(statement), 'sqlite');
  return {
    url: await endpoint(app),
    schema: app.get(GraphQLSchemaHost).schema,
    fill: (variant) => store.fill(tenantRows(variant)),
    snapshot: () => snapshot(store, Object.keys(tenantRows('a'))),
    user: { id: 1, tenantId: 1 },
    other: { id: 2, tenantId: 2 },
    stop: () => app.close(),
  };
}

function tenantRows(variant: Variant): Tables {
  const tables = rowsOf(variant, false);
  const ofTenant = ({ id, ownerId, name }: Row): Row => ({
    id,
    tenantId: ownerId,
    name,
  });
  return {
    project: (tables.project ?? []).map(ofTenant),
    label: (tables.label ?? []).map(ofTenant),
    ticket: (tables.ticket ?? []).map(({ id, ownerId, title, projectId }) => ({
      id,
      tenantId: ownerId,
      title,
      projectId,
    })),
    ticket_labels_label: tables.ticket_label ?? [],
  };
}
