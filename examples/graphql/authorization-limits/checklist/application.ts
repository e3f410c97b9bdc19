import { type INestApplication, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../../../guides/tenants/app.module';
import { Label, Project, Ticket } from '../../../guides/tenants/entities';
import { ofTenants } from '../../../guides/tenants/seed';

/** Your application on a database with rows of two tenants. */
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
