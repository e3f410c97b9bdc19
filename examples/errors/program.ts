import { defineProgram } from '../_harness/define-program';
import { printErrors } from '../_harness/print-errors';
import { connect, provoked } from './provoked';

export default defineProgram({
  steps: [
    {
      run: 'messages',
      call: async () => {
        const database = await connect();
        await printErrors(provoked, database);
        await database.destroy();
      },
    },
  ],
});
