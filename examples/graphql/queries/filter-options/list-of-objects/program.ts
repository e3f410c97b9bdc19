import { defineProgram } from '../../../../_harness/define-program';
import { fault, shown } from './start';

export default defineProgram({
  steps: [
    { run: 'shown', call: shown },
    { run: 'fault', call: fault, throws: true },
  ],
});
