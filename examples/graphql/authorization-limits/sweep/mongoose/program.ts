import { defineProgram } from '../../../../_harness/define-program';
import { startMongoDb } from '../../../../_harness/mongodb';
import { knownLeaks, plainLeaks } from '../../../../_sweep/known';
import { mongooseOn } from '../../../../_sweep/stacks/mongoose';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  steps: [
    // #region known
    {
      run: 'known',
      call: async () =>
        knownLeaks(mongooseOn(await startMongoDb('sweep-mongoose'))),
    },
    // #endregion
    // #region plain
    {
      run: 'plain',
      call: async () =>
        plainLeaks(mongooseOn(await startMongoDb('sweep-mongoose'))),
    },
    // #endregion
  ],
});
