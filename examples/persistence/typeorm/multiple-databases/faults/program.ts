import { defineProgram } from '../../../../_harness/define-program';
import { startApp } from '../../../../_harness/start-app';
import {
  ForgottenNameModule,
  ForgottenRepositoryNameModule,
  NameBothModule,
  NameInsideModule,
  NameOutsideModule,
  TwoDefaultsModule,
  UnknownNameModule,
} from './modules';

export default defineProgram({
  steps: [
    { run: 'no-name', call: () => startApp(ForgottenNameModule), throws: true },
    {
      run: 'unknown-name',
      call: () => startApp(UnknownNameModule),
      throws: true,
    },
    {
      run: 'repository',
      call: () => startApp(ForgottenRepositoryNameModule),
      throws: true,
    },
    {
      run: 'two-defaults',
      call: () => startApp(TwoDefaultsModule),
      throws: true,
    },
    {
      run: 'name-inside',
      call: () => startApp(NameInsideModule),
      throws: true,
    },
    {
      run: 'name-outside',
      call: () => startApp(NameOutsideModule),
      throws: true,
    },
    { run: 'name-both', call: () => startApp(NameBothModule) },
  ],
});
