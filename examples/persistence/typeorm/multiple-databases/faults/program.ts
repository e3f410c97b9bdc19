import {defineProgram} from '../../../../_harness/define-program';
import {startApp} from '../../../../_harness/start-app';
import {
  ForgottenNameModule,
  ForgottenRepositoryNameModule,
  TwoDefaultsModule,
  UnknownNameModule,
} from './modules';

export default defineProgram({
  steps: [
    {run: 'no-name', call: () => startApp(ForgottenNameModule), throws: true},
    {run: 'unknown-name', call: () => startApp(UnknownNameModule), throws: true},
    {run: 'repository', call: () => startApp(ForgottenRepositoryNameModule), throws: true},
    {run: 'two-defaults', call: () => startApp(TwoDefaultsModule), throws: true},
  ],
});
