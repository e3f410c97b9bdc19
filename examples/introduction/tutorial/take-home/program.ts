import { defineProgram } from '../../../_harness/define-program';

export default defineProgram({
  main: () => import('./main'),
  steps: ['own-tickets', { operation: 'without-user', fails: true }],
});
