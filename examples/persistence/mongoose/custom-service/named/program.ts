import { defineProgram } from '../../../../_harness/define-program';
import { startApp } from '../../../../_harness/start-app';
import { NamedModule } from './named.module';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose'],
  steps: [{ run: 'named', call: () => startApp(NamedModule), throws: true }],
});
