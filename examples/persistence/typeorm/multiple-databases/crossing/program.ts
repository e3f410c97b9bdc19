import { defineProgram } from '../../../../_harness/define-program';
import { startApp } from '../../../../_harness/start-app';
import { CrossingModule } from './modules';

export default defineProgram({
  steps: [
    { run: 'crossing', call: () => startApp(CrossingModule), throws: true },
  ],
});
