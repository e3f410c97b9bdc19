import { defineProgram } from '../../../../_harness/define-program';
import { seed } from '../defaults/seed';

export default defineProgram({
  main: () => import('./main'),
  seed,
  steps: [
    { operation: 'disabled-sort', fails: true },
    { operation: 'boards', fails: true },
  ],
});
