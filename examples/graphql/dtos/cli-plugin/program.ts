import { defineProgram } from '../../../_harness/define-program';
import { objectType } from './with-plugin';

export default defineProgram({
  steps: [{ run: 'object-type', call: objectType }],
});
