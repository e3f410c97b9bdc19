import { Module } from '@nestjs/common';
import { defineProgram } from '../../../_harness/define-program';
import { trackerOn } from '../json-bus/bus.module';
import { JsonPubSub } from '../json-bus/json-pub-sub';
import { reviveDates } from './revive-dates';

@Module({ imports: [trackerOn(new JsonPubSub(reviveDates))] })
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [{ subscription: 'due-on', during: ['create-due-again'] }],
});
