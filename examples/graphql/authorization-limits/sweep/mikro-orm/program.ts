import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { knownLeaks, plainLeaks } from '../../../../_sweep/known';
import { mikroOrmOn } from '../../../../_sweep/stacks/mikro-orm';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  steps: [
    // #region known
    {
      run: 'known',
      call: async () => knownLeaks(mikroOrmOn(await startPostgres())),
    },
    // #endregion
    // #region plain
    {
      run: 'plain',
      call: async () => plainLeaks(mikroOrmOn(await startPostgres())),
    },
    // #endregion
  ],
});
