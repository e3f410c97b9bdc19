import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { Ticket } from './ticket.entity';

async function bootstrap(): Promise<void> {
  const app = await NestFactory.create(AppModule);
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
  await app
    .get(DataSource)
    .getRepository(Ticket)
    .save([
      { title: 'Login page rejects long passwords', projectId: 1 },
      { title: 'Search results load slowly', projectId: 1 },
      { title: 'App crashes when offline', projectId: 2 },
      { title: 'Export invoices as PDF', projectId: 3 },
      { title: 'Unsorted idea', projectId: null },
      { title: 'Leftover of a deleted project', projectId: 99 },
    ]);
  await app.listen(3002);
}

void bootstrap();
