import { defineProgram } from '../../../../_harness/define-program';
import { defaultAssembler } from './tickets';

export default defineProgram({
  steps: [{ run: 'default-assembler', call: defaultAssembler, throws: true }],
});
