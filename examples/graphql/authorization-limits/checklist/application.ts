import { type INestApplication, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../../../guides/tenants/app.module';
import { Label, Project, Ticket } from '../../../guides/tenants/entities';
import * as otherTenant from '../../../guides/tenants/other-tenant';
import { ofTenants } from '../../../guides/tenants/seed';

/** Your application on a database with rows of us and of others. */
export async function application(): Promise<INestApplication> {
  const app = await NestFactory.create(AppModule, { logger: false });
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
  await app.init();
  const { manager } = app.get(DataSource);
  await manager.save(Project, ofTenants.projects);
  await manager.save(Label, ofTenants.labels);
  await manager.save(Ticket, ofTenants.tickets);
  return app;
}

export type Who = 'us' | 'others' | 'nobody';

const users = {
  us: { id: 1, tenantId: 1 },
  others: { id: 2, tenantId: 2 },
  nobody: undefined,
};

/** The GraphQL context of a user. */
export function contextOf(who: Who) {
  return { req: { user: users[who] } };
}

/** Words that only the rows of others hold. */
export const hidden = [
  'Mobile',
  'offline',
  'notifications',
  'reader',
  'accessibility',
];

/** The rows of others, read past the library: no test may change them. */
export function rowsOfOthers(app: INestApplication): Promise<string[]> {
  return otherTenant.rowsOfOthers(app.get(DataSource));
}
