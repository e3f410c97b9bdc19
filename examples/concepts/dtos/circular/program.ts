import { defineProgram } from '../../../_harness/define-program';
import { load, loadWrapped } from './load';

export default defineProgram({
  steps: [
    { run: 'load', call: load, throws: true },
    { run: 'wrapped', call: loadWrapped },
  ],
});
