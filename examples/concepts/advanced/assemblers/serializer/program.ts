import { defineProgram } from '../../../../_harness/define-program';
import { inherited, thereAndBack } from './money';

export default defineProgram({
  steps: [
    { run: 'convert', call: thereAndBack },
    { run: 'inherited', call: inherited },
  ],
});
