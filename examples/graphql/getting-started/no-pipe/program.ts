import { defineProgram } from '../../../_harness/define-program';

export default defineProgram({
  main: () => import('./main'),
  steps: [{ operation: 'page-of-500', sql: true }],
});
