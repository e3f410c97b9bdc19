import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import {
  Consumer,
  DecoratedModule,
  DefaultModule,
  injected,
  ReplacedModule,
} from './modules';

async function start(feature: Type): Promise<string> {
  @Module({
    imports: [
      TypeOrmModule.forRoot({ type: 'sqljs', autoLoadEntities: true }),
      feature,
    ],
  })
  class AppModule {}

  const app = await NestFactory.createApplicationContext(AppModule, {
    logger: false,
  });
  return injected(app.get(Consumer, { strict: false }));
}

export default defineProgram({
  steps: [
    { run: 'default', call: () => start(DefaultModule) },
    { run: 'decorated', call: () => start(DecoratedModule) },
    { run: 'replaced', call: () => start(ReplacedModule) },
  ],
});
