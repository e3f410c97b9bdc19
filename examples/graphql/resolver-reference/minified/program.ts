import { defineProgram } from '../../../_harness/define-program';
import { tokens } from './tokens';

export default defineProgram({
  steps: [
    { run: 'mangled', call: () => tokens(false) },
    { run: 'kept', call: () => tokens(true) },
  ],
});
