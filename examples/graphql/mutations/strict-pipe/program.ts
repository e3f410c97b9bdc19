import { defineProgram } from '../../../_harness/define-program';

export default defineProgram({
  main: () => import('./main'),
  steps: [{ operation: 'create-one', fails: true }],
});
