import { defineProgram } from '../../../_harness/define-program';
import { startApp } from '../../../_harness/start-app';
import {
  AdoptedModule,
  Federation1Module,
  OrphanModule,
  RegisteredModule,
  UnregisteredModule,
} from './modules';
import { milestoneType } from './milestone-type';

export default defineProgram({
  steps: [
    { run: 'orphan', call: () => startApp(OrphanModule), throws: true },
    { run: 'orphan-mended', call: () => startApp(AdoptedModule) },
    { run: 'milestone-type', call: milestoneType },
    {
      run: 'federation-1',
      call: () => startApp(Federation1Module),
      throws: true,
    },
    {
      run: 'unregistered',
      call: () => startApp(UnregisteredModule),
      throws: true,
    },
    { run: 'registered', call: () => startApp(RegisteredModule) },
  ],
});
