import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { knownOrSearched } from '../../../../_sweep/long-search';
import { sequelizeOn } from '../../../../_sweep/stacks/sequelize';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  steps: [
    // #region known
    {
      run: 'known',
      call: async () => knownOrSearched(sequelizeOn(await startPostgres())),
    },
    // #endregion
  ],
});
