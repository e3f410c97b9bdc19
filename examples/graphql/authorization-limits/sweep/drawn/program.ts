import { defineProgram } from '../../../../_harness/define-program';
import { plantedAndFound } from '../../../../_sweep/drawn';
import { drawnOrSearched } from '../../../../_sweep/long-search';
import { onSqlite } from '../../../../_sweep/stacks/typeorm';

export default defineProgram({
  steps: [
    // #region drawn
    {
      // Of each application, a fifth of the filters, orders, pages and mutations is asked.
      run: 'size',
      call: () => drawnOrSearched(onSqlite, { numRuns: 2, every: 5 }),
    },
    // #endregion
    // #region planted
    {
      run: 'planted',
      call: () => plantedAndFound({ seed: 41, numRuns: 2 }, onSqlite),
    },
    // #endregion
  ],
});
