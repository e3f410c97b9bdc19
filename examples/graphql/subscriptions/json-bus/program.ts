import { Module } from '@nestjs/common';
import { defineProgram } from '../../../_harness/define-program';
import { trackerOn } from './bus.module';
import { JsonPubSub } from './json-pub-sub';

@Module({ imports: [trackerOn(new JsonPubSub())] })
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [
    { subscription: 'created', during: ['create-due'] },
    { subscription: 'due-on', during: ['create-due-again'], events: 0 },
  ],
});
