import { defineProgram } from '../../../_harness/define-program';
import { startApp } from '../../../_harness/start-app';
import { Nested, WithoutImport } from './modules';

export default defineProgram({
  steps: [
    {
      run: 'without-import',
      throws: true,
      call: () => startApp(WithoutImport),
    },
    { run: 'nested', throws: true, call: () => startApp(Nested) },
  ],
});
