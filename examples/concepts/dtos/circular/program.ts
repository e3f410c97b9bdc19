import { defineProgram } from '../../../_harness/define-program';
import { load } from './load';

export default defineProgram({
  steps: [{ run: 'load', call: load, throws: true }],
});
