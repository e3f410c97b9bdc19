import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { Project } from './project.entity';

async function bootstrap(): Promise<void> {
  const app = await NestFactory.create(AppModule);
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
  await app
    .get(DataSource)
    .getRepository(Project)
    .save([
      { name: 'Website', key: 'WEB' },
      { name: 'Mobile app', key: 'APP' },
      { name: 'Billing', key: 'BIL' },
    ]);
  await app.listen(3001);
}

void bootstrap();
