import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../without-validation-pipe/app.module';

async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  // #region pipe
  app.useGlobalPipes(
    new ValidationPipe({
      transform: true,
      whitelist: true,
      forbidUnknownValues: true,
    }),
  );
  // #endregion pipe
  await app.listen(3000);
}

void bootstrap();
