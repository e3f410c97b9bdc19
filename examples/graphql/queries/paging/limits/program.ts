import { defineProgram } from '../../../../_harness/define-program';
import { AppModule } from './app.module';
import { seed } from './seed';

export default defineProgram({
  module: AppModule,
  seed,
  schema: true,
  steps: [
    'default-size',
    { operation: 'first-over-maximum', fails: true },
    { operation: 'limit-over-maximum', fails: true },
    'unlimited',
    { operation: 'small-maximum', fails: true },
    { operation: 'first-zero', fails: true },
    { operation: 'after-without-first', fails: true },
    { operation: 'last-without-before', fails: true },
    { operation: 'before-without-last', fails: true },
    { operation: 'first-with-last', fails: true },
    { operation: 'after-with-before', fails: true },
    'empty-paging',
    'limit-zero',
    'limit-negative',
    { operation: 'null-paging', fails: true },
    { operation: 'relation-over-maximum', fails: true },
  ],
});
