import {defineProgram} from '../../../_harness/define-program';

export default defineProgram({
  main: () => import('./main'),
  steps: ['create-labels', 'labels', 'rename-label', 'delete-label', 'page-of-500'],
});
