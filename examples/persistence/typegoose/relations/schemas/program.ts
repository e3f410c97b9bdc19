import { defineProgram } from '../../../../_harness/define-program';
import { kinds, refs } from './schemas';

export default defineProgram({
  steps: [
    { run: 'refs', call: refs },
    { run: 'kind', call: kinds },
  ],
});
