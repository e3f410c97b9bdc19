import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { drawnOrSearched } from '../../../../_sweep/long-search';
import { onPostgres } from '../../../../_sweep/stacks/typeorm';

export default defineProgram({
  steps: [
    // #region drawn
    {
      run: 'size',
      call: async () =>
        drawnOrSearched(onPostgres(await startPostgres()), {
          numRuns: 1,
          every: 10,
        }),
    },
    // #endregion
  ],
});
