import { defineProgram } from '../../../../_harness/define-program';
import {
  oneSided,
  start,
  unknownRelation,
  WithoutEntityModule,
  WithoutImportModule,
} from './modules';

export default defineProgram({
  steps: [
    {
      run: 'no-auto-load',
      call: () => start(WithoutEntityModule),
      throws: true,
    },
    { run: 'no-import', call: () => start(WithoutImportModule), throws: true },
    { run: 'one-sided', call: oneSided, throws: true },
    { run: 'unknown-relation', call: unknownRelation, throws: true },
  ],
});
