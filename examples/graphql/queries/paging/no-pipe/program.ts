import { defineProgram } from '../../../../_harness/define-program';
import { seed } from '../limits/seed';

export default defineProgram({
  main: () => import('./main'),
  seed,
  steps: [
    'first-over-maximum',
    'after-without-first',
    { operation: 'relation-over-maximum', fails: true },
  ],
});
