import { defineProgram } from '../../../_harness/define-program';
import { startApp } from '../../../_harness/start-app';
import { Twice, undecoratedAssembler, Unregistered } from './modules';

export default defineProgram({
  steps: [
    { run: 'undecorated', throws: true, call: undecoratedAssembler },
    { run: 'unregistered', throws: true, call: () => startApp(Unregistered) },
    { run: 'twice', throws: true, call: () => startApp(Twice) },
    {
      run: 'two-modules',
      throws: true,
      call: async () => startApp((await import('./two-modules')).AppModule),
    },
  ],
});
