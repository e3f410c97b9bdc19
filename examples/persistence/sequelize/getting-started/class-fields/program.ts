import { defineProgram } from '../../../../_harness/define-program';
import { declaredStatus, initializedStatus } from './fields';

export default defineProgram({
  steps: [
    { run: 'initialized', call: initializedStatus },
    { run: 'declared', call: declaredStatus },
  ],
});
