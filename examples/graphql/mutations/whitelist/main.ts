import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../defaults/app.module';

async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  // #region pipe
  app.useGlobalPipes(new ValidationPipe({ whitelist: true }));
  // #endregion
  await app.listen(3000);
}

void bootstrap();
