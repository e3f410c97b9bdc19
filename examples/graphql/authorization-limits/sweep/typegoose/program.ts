import { defineProgram } from '../../../../_harness/define-program';
import { startMongoDb } from '../../../../_harness/mongodb';
import { knownLeaks, plainLeaks } from '../../../../_sweep/known';
import { typegooseOn } from '../../../../_sweep/stacks/typegoose';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose', 'MongoDB'],
  steps: [
    // #region known
    {
      run: 'known',
      call: async () =>
        knownLeaks(typegooseOn(await startMongoDb('sweep-typegoose'))),
    },
    // #endregion
    // #region plain
    {
      run: 'plain',
      call: async () =>
        plainLeaks(typegooseOn(await startMongoDb('sweep-typegoose'))),
    },
    // #endregion
  ],
});
