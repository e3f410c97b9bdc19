import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { connect, hooks, json, validation } from './tickets';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  steps: [
    {
      run: 'validation',
      call: async () => {
        await startPostgres();
        await connect();
        return validation();
      },
    },
    { run: 'hooks', call: hooks },
    { run: 'json', call: json },
  ],
});
