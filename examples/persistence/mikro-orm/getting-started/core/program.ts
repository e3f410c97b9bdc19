import { defineProgram } from '../../../../_harness/define-program';
import { defaultAssembler, notImplemented } from './tickets';

export default defineProgram({
  steps: [
    { run: 'default-assembler', call: defaultAssembler, throws: true },
    { run: 'no-op', call: notImplemented, throws: true },
  ],
});
