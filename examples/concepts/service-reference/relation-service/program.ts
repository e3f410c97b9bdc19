import { defineProgram } from '../../../_harness/define-program';
import { behindAssembler, relationsAlone, sharedPaging } from './relations';

export default defineProgram({
  steps: [
    { run: 'behind-assembler', call: behindAssembler },
    { run: 'shared', call: sharedPaging },
    { run: 'alone', call: relationsAlone, throws: true },
  ],
});
