import { defineProgram } from '../../../../_harness/define-program';
import { seed } from '../hidden-filter/seed';

export default defineProgram({
  main: () => import('./main'),
  seed,
  steps: [
    { operation: 'tickets-of-projects', fails: true },
    { operation: 'tickets', fails: true },
  ],
});
