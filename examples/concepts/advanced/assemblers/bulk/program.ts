import { defineProgram } from '../../../../_harness/define-program';
import { convertThree } from './user.assembler';

export default defineProgram({
  steps: [{ run: 'convert', call: convertThree }],
});
