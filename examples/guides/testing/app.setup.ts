import { type INestApplication, ValidationPipe } from '@nestjs/common';

/** What `main.ts` and the tests both call before the application listens. */
export function setUp(app: INestApplication): void {
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
}
