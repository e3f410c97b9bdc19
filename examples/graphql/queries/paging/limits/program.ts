import { defineProgram } from '../../../../_harness/define-program';
import { AppModule } from './app.module';
import { seed } from './seed';

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    'default-size',
    'first-over-maximum',
    'limit-over-maximum',
    'unlimited',
    'small-maximum',
    'first-zero',
    'after-without-first',
    'last-without-before',
    'before-without-last',
    'first-with-last',
    'after-with-before',
    'empty-paging',
    'limit-zero',
    'limit-negative',
    { operation: 'null-paging', invalid: true },
    'relation-over-maximum',
  ],
});
