import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../hook/solution/app.module';
import { addRows } from './rows';
import { userFromHeader } from './user';

// #region bootstrap
async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  app.use(userFromHeader);
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
  await addRows(app);
  await app.listen(process.env.PORT ?? 3000);
  console.log(`GraphQL: ${await app.getUrl()}/graphql`);
}
// #endregion

void bootstrap();
