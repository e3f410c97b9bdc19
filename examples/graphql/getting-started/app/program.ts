import { defineProgram } from '../../../_harness/define-program';

export default defineProgram({
  main: () => import('./main'),
  schema: true,
  steps: ['create-labels', 'labels', { operation: 'page-of-500', fails: true }],
});
