import { defineProgram } from '../../../_harness/define-program';

export default defineProgram({
  main: () => import('./main'),
  schema: true,
  steps: [
    { operation: 'references', sql: true },
    { operation: 'lists', sql: true },
  ],
});
